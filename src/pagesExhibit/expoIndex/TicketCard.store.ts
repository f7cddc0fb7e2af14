import { makeAutoObservable, runInAction } from 'mobx';
import type { ExpoTicket, ExpoUserInfo } from '@contract/expoTicket';
import { OwnTicketsStore } from '@/components/expoTicket/OwnTickets.store';
import type { OwnTickets } from '@/components/expoTicket/ticketCache';
import type { QrModules } from '@/platform/qrCode/types';
import type { SessionCache } from '@/stores/sessionCache';
import { user } from '@/stores/user';
import { qrPicture } from '@/ui/qrPicture';

export interface TicketCardApi {
  getExpoUserInfo(): Promise<ExpoUserInfo | null>;
  encodeQrCode(text: string): Promise<QrModules>;
}

/** The member's ticket on the index of an expo, with the picture of its code. Lives as long as its page. */
export class TicketCardStore {
  private readonly tickets: OwnTicketsStore;
  private picture: { code: string; address: string } | null = null;

  constructor(
    private readonly api: TicketCardApi,
    cache: SessionCache<OwnTickets | null>
  ) {
    this.tickets = new OwnTicketsStore(api, cache);
    makeAutoObservable<this, 'api' | 'tickets'>(this, { api: false, tickets: false }, { autoBind: true });
  }

  /** Tickets for this expo that admit, or will: the own one first. */
  ticketsFor(expoId: string): ExpoTicket[] {
    return this.tickets.liveTickets.filter((ticket) => ticket.expoId === expoId);
  }

  /** Address of the picture of a ticket's code; empty without one. */
  pictureOf({ code }: ExpoTicket): string {
    return code !== null && this.picture?.code === code.code ? this.picture.address : '';
  }

  /**
   * Loads the tickets of a member and draws the code of the first: shown with the page, they cost no step of their own.
   * Never rejects: without a network the last tickets of this device are shown, without the encoder no picture.
   */
  async load(): Promise<void> {
    if (!user.isLoggedIn) return;
    await this.tickets.load();
    const code = this.tickets.liveTickets[0]?.code?.code;
    if (code === undefined || code === this.picture?.code) return;
    try {
      const address = qrPicture(await this.api.encodeQrCode(code));
      runInAction(() => (this.picture = { code, address }));
    } catch {
      // The card has the code to type as well.
    }
  }
}
