import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SupplyContact } from '@contract/supply';

interface ContactApi {
  readSupplyContact(id: string): Promise<SupplyContact>;
}

/** Phone number of the supplier, loaded when the viewer asks for it. Lives as long as the shown supply detail. */
export class ContactStore {
  /** Contact as returned by the server; null before it is loaded. */
  shown: SupplyContact | null = null;
  isAsking = false;

  constructor(
    private readonly id: string,
    private readonly api: ContactApi
  ) {
    makeAutoObservable<this, 'id' | 'api'>(this, { shown: observableRef, id: false, api: false }, { autoBind: true });
  }

  /** Loads the number; ignored while a request is in progress. Rejects with the server's error. */
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
