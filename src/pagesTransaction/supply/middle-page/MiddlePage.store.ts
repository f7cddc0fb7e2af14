import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import type { SupplyDetail } from '@contract/supply';
import { isApiError } from '@/lib/ApiError';

interface MiddlePageApi {
  getSupply(id: string): Promise<SupplyDetail>;
  listSupplies(query: { limit: number }): Promise<Page<SupplyBrief>>;
  recordShareVisit(id: string): Promise<null>;
  /** Stores the invite code of the link, as the app launch does. */
  captureInvite(query: Record<string, string | undefined>): Promise<void>;
}

/** Maximum number of alternatives shown for an unavailable supply. */
const MAX_ALTERNATIVES = 6;

/** Landing page of a shared or scanned supply. Lives as long as its page. */
export class MiddlePageStore {
  detail: SupplyDetail | null = null;
  error: unknown = undefined;
  /** True when the supply does not exist (any more). */
  isMissing = false;
  /** Supplies offered instead. */
  alternatives: readonly SupplyBrief[] = [];

  constructor(
    private readonly id: string,
    private readonly query: Record<string, string | undefined>,
    private readonly api: MiddlePageApi
  ) {
    makeAutoObservable<this, 'id' | 'query' | 'api'>(
      this,
      { detail: observableRef, error: observableRef, alternatives: observableRef, id: false, query: false, api: false },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' {
    if (this.detail || this.isMissing) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  /** Reason why the supply is not available; null while it is. */
  get obstacle(): 'paused' | 'closed' | 'expired' | 'takedown' | null {
    const status = this.detail?.status;
    return status === 'paused' || status === 'closed' || status === 'expired' || status === 'takedown' ? status : null;
  }

  /** Loads the supply on the first visit, records the visit and stores the inviter's code. Never rejects. */
  async enter(): Promise<void> {
    const logFailure = (error: unknown) => console.warn('the visit was not noted', error);
    this.api.captureInvite(this.query).catch(logFailure);
    await this.load();
    if (this.detail) this.api.recordShareVisit(this.id).catch(logFailure);
  }

  /** Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    this.error = undefined;
    if (this.id === '') return this.loadAlternatives();
    try {
      const detail = await this.api.getSupply(this.id);
      runInAction(() => {
        this.detail = detail;
        this.alternatives = detail.similar;
      });
      if (this.obstacle !== null && detail.similar.length === 0) await this.loadAlternatives();
    } catch (error) {
      if (isApiError(error, 'NOT_FOUND', 'VALIDATION')) await this.loadAlternatives();
      else runInAction(() => (this.error = error));
    }
  }

  private async loadAlternatives(): Promise<void> {
    this.isMissing = this.detail === null;
    try {
      const { items } = await this.api.listSupplies({ limit: MAX_ALTERNATIVES });
      runInAction(() => (this.alternatives = items));
    } catch (error) {
      console.warn('no other supplies came', error);
    }
  }
}
