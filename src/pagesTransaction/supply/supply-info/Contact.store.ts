import { makeAutoObservable } from 'mobx';
import type { SupplyContact } from '@contract/supply';
import { Resource } from '@/request/Resource';

interface ContactApi {
  readSupplyContact(id: string): Promise<SupplyContact>;
}

/** Phone number of the supplier, loaded when the viewer asks for it. Lives as long as the shown supply detail. */
export class ContactStore {
  private readonly contact: Resource<SupplyContact>;

  constructor(id: string, api: ContactApi) {
    this.contact = new Resource(() => api.readSupplyContact(id));
    makeAutoObservable<this, 'contact'>(this, { contact: false }, { autoBind: true });
  }

  /** Contact as returned by the server; null before it is loaded. */
  get shown(): SupplyContact | null {
    return this.contact.value;
  }

  get isAsking(): boolean {
    return this.contact.isLoading;
  }

  /**
   * Loads the number; ignored while a request is in progress.
   * @throws ApiError of the call
   */
  async reveal(): Promise<void> {
    if (this.isAsking) return;
    await this.contact.loadOrThrow();
  }
}
