import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SupplyContact } from '@contract/supply';

interface ContactApi {
  readSupplyContact(id: string): Promise<SupplyContact>;
}

/** The seller's number, asked for when the reader wants to see it. Lives as long as what is shown of the supply. */
export class ContactStore {
  /** As the server has answered; null before. */
  shown: SupplyContact | null = null;
  isAsking = false;

  constructor(
    private readonly id: string,
    private readonly api: ContactApi
  ) {
    makeAutoObservable<this, 'id' | 'api'>(this, { shown: observableRef, id: false, api: false }, { autoBind: true });
  }

  /** Asks for it; a second tap meanwhile does nothing. Rejects with the reason. */
  async reveal(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      const contact = await this.api.readSupplyContact(this.id);
      runInAction(() => (this.shown = contact));
    } finally {
      runInAction(() => (this.isAsking = false));
    }
  }
}
