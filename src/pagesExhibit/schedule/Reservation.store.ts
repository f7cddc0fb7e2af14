import { makeAutoObservable } from 'mobx';
import type { ExpoSession, ReserveSessionBody } from '@contract/expoSession';
import { currentToken } from '@/request/session';

export interface ReservationApi {
  reserveSession(body: ReserveSessionBody): Promise<ExpoSession>;
  cancelReservation(sessionId: string): Promise<ExpoSession>;
  newRequestId(): Promise<string>;
}

/** Reserves sessions and cancels reservations, one at a time. */
export class ReservationStore {
  /** Session of which a change is on its way. */
  pendingId: string | undefined = undefined;

  constructor(
    private readonly api: ReservationApi,
    /** Shows the session after the change; not called once another user is logged in. */
    private readonly show: (session: ExpoSession) => void
  ) {
    makeAutoObservable<this, 'api' | 'show'>(this, { api: false, show: false }, { autoBind: true });
  }

  /**
   * Reserves a session.
   * @returns false while another change is on its way
   * @throws ApiError of the call
   */
  reserve(id: string, acceptConflict: boolean): Promise<boolean> {
    return this.change(id, async () => {
      const requestId = await this.api.newRequestId();
      return this.api.reserveSession({ sessionId: id, requestId, acceptConflict });
    });
  }

  /**
   * Cancels a reservation.
   * @returns false while another change is on its way
   * @throws ApiError of the call
   */
  cancel(id: string): Promise<boolean> {
    return this.change(id, () => this.api.cancelReservation(id));
  }

  private async change(id: string, send: () => Promise<ExpoSession>): Promise<boolean> {
    if (this.pendingId !== undefined) return false;
    this.setPending(id);
    const token = currentToken();
    try {
      const session = await send();
      if (token === currentToken()) this.show(session);
      return true;
    } finally {
      this.setPending(undefined);
    }
  }

  private setPending(id: string | undefined): void {
    this.pendingId = id;
  }
}
