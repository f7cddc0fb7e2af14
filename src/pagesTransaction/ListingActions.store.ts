import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { OwnerAction, OwnerActionBody } from '@contract/goods';

export interface ListingActionsApi {
  act(body: OwnerActionBody): Promise<unknown>;
  /** Creates a draft with the same content. */
  copy(id: string, requestId: string): Promise<{ id: string }>;
  newRequestId(): Promise<string>;
}

/** Owner's actions on listings of one kind, one at a time per listing. Lives as long as its page. */
export class ListingActionsStore {
  private readonly busy = observable.set<string>();
  /** Request ids by listing id: retries of a copy reuse the id until one succeeds. */
  private readonly copyRequestIds = new Map<string, string>();

  constructor(private readonly api: ListingActionsApi) {
    makeAutoObservable<this, 'api' | 'busy' | 'copyRequestIds'>(
      this,
      { api: false, busy: false, copyRequestIds: false },
      { autoBind: true }
    );
  }

  /** Returns true while an action on the listing is in progress. */
  isBusy(id: string): boolean {
    return this.busy.has(id);
  }

  /**
   * Performs an action.
   * @returns false while another action on the listing is in progress
   * @throws ApiError of the call
   */
  act(id: string, action: OwnerAction): Promise<boolean> {
    return this.perform(id, () => this.api.act({ id, do: action }));
  }

  /** Runs a request as an action on the listing; same contract as `act`. */
  async perform(id: string, request: () => Promise<unknown>): Promise<boolean> {
    if (this.busy.has(id)) return false;
    this.busy.add(id);
    try {
      await request();
      return true;
    } finally {
      runInAction(() => this.busy.delete(id));
    }
  }

  /**
   * Creates a draft with the same content. Rejects like `act`.
   * @returns the id of the draft; undefined while another action on the listing is in progress
   */
  async copy(id: string): Promise<string | undefined> {
    let copyId: string | undefined;
    await this.perform(id, async () => {
      const requestId = this.copyRequestIds.get(id) ?? (await this.api.newRequestId());
      this.copyRequestIds.set(id, requestId);
      copyId = (await this.api.copy(id, requestId)).id;
      this.copyRequestIds.delete(id);
    });
    return copyId;
  }
}
