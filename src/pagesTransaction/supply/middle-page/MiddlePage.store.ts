import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { SupplyBrief } from '@contract/listing';
import type { SupplyDetail } from '@contract/supply';
import { ApiError } from '@/lib/ApiError';
import { Resource } from '@/request/Resource';

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
  private readonly resource: Resource<SupplyDetail>;
  /** Supplies offered instead. */
  alternatives: readonly SupplyBrief[] = [];

  constructor(
    private readonly id: string,
    private readonly query: Record<string, string | undefined>,
    private readonly api: MiddlePageApi
  ) {
    this.resource = new Resource(() => this.fetchSupply(), { audience: 'everyone' });
    makeAutoObservable<this, 'id' | 'query' | 'api' | 'resource'>(
      this,
      { alternatives: observableRef, resource: false, id: false, query: false, api: false },
      { autoBind: true }
    );
  }

  get detail(): SupplyDetail | null {
    return this.resource.value;
  }

  /** True when the supply does not exist (any more). */
  get isMissing(): boolean {
    return this.resource.isMissing;
  }

  get error(): unknown {
    return this.resource.error;
  }

  get status(): 'loading' | 'ready' | 'error' {
    const { status } = this.resource;
    return status === 'empty' ? 'ready' : status;
  }

  /** Reason why the supply is not available; null while it is. */
  get obstacle(): 'paused' | 'closed' | 'expired' | 'takedown' | null {
    const status = this.detail?.status;
    return status === 'paused' || status === 'closed' || status === 'expired' || status === 'takedown' ? status : null;
  }

  /** Loads the supply on the first visit, records the visit and stores the inviter's code. Never rejects. */
  async enter(): Promise<void> {
    const logFailure = (error: unknown) => console.warn('the visit was not recorded', error);
    this.api.captureInvite(this.query).catch(logFailure);
    await this.load();
    if (this.detail) this.api.recordShareVisit(this.id).catch(logFailure);
  }

  /** Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    await this.resource.load();
    const { detail } = this;
    if (detail) runInAction(() => (this.alternatives = detail.similar));
    if (this.isMissing || (this.obstacle !== null && detail?.similar.length === 0)) await this.loadAlternatives();
  }

  private fetchSupply(): Promise<SupplyDetail> {
    if (this.id === '') throw new ApiError('NOT_FOUND', 'the link has no id');
    return this.api.getSupply(this.id);
  }

  private async loadAlternatives(): Promise<void> {
    try {
      const { items } = await this.api.listSupplies({ limit: MAX_ALTERNATIVES });
      runInAction(() => (this.alternatives = items));
    } catch (error) {
      console.warn('the alternatives to a supply were not loaded', error);
    }
  }
}
