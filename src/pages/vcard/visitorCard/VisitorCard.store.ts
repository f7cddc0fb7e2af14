import { makeAutoObservable, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type { VisitorCard } from '@contract/card';
import type { HolderEntry, HolderSource } from '@contract/holder';
import { ApiError } from '@/lib/ApiError';
import { Resource, type ResourceStatus } from '@/request/Resource';
import { currentToken } from '@/request/session';

interface VisitorCardApi {
  getVisitorCard(id: string): Promise<VisitorCard>;
  keepCard(body: CallInput<'POST /api/vcard/holder/keep'>): Promise<HolderEntry>;
  newRequestId(): Promise<string>;
}

const idPattern = /^[-_A-Za-z0-9]{1,64}$/;

/** A card of another user. Lives as long as its page. */
export class VisitorCardStore {
  private readonly resource: Resource<VisitorCard>;
  isKeeping = false;
  /** Request to keep the card whose answer is not known; only its own session repeats it. */
  private request: { token: string; id: string } | null = null;

  constructor(
    private readonly id: string,
    private readonly api: VisitorCardApi
  ) {
    this.resource = new Resource(() => this.fetchCard());
    makeAutoObservable<this, 'id' | 'api' | 'resource' | 'request'>(
      this,
      { resource: false, id: false, api: false, request: false },
      { autoBind: true }
    );
  }

  get card(): VisitorCard | null {
    return this.resource.value;
  }

  get status(): ResourceStatus {
    return this.resource.status;
  }

  /** Error of the last load; undefined after a success. */
  get error(): unknown {
    return this.resource.error;
  }

  /** Never rejects: a failure is in `error`, and the shown card stays. */
  async load(): Promise<void> {
    await this.resource.load();
  }

  /** Loads the card unless the present viewer's is shown. Never rejects. */
  async loadOnce(): Promise<void> {
    await this.resource.loadOnce();
  }

  /**
   * Puts the owner of the card into the viewer's card holder.
   * @returns false when they are in it, or a request is in progress
   * @throws ApiError of the call
   */
  async keep(source: HolderSource): Promise<boolean> {
    const { card } = this;
    if (card === null || card.holderEntryId !== null || this.isKeeping) return false;
    this.isKeeping = true;
    const token = currentToken();
    try {
      if (this.request?.token !== token) this.request = { token, id: await this.api.newRequestId() };
      const body = { requestId: this.request.id, cardId: card.id, source, metLocation: '' };
      const { id } = await this.api.keepCard(body);
      if (token === currentToken()) this.handleKept(id);
      return true;
    } finally {
      runInAction(() => {
        this.isKeeping = false;
      });
    }
  }

  /** The card is loaded again: the one that is shown may be from before a login. */
  private handleKept(holderEntryId: string): void {
    this.request = null;
    this.resource.change({ holderEntryId });
    void this.load();
  }

  private async fetchCard(): Promise<VisitorCard> {
    if (!idPattern.test(this.id)) throw new ApiError('NOT_FOUND', 'the link has no valid id');
    return this.api.getVisitorCard(this.id);
  }
}
