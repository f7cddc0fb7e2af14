import { makeAutoObservable } from 'mobx';
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
  private readonly recent: Resource<readonly SupplyBrief[]>;

  constructor(
    private readonly id: string,
    private readonly query: Record<string, string | undefined>,
    private readonly api: MiddlePageApi
  ) {
    this.resource = new Resource(() => this.fetchSupply(), { audience: 'everyone' });
    this.recent = new Resource(async () => (await api.listSupplies({ limit: MAX_ALTERNATIVES })).items, {
      audience: 'everyone'
    });
    makeAutoObservable<this, 'id' | 'query' | 'api' | 'resource' | 'recent'>(
      this,
      { resource: false, recent: false, id: false, query: false, api: false },
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

  /** Supplies offered instead: similar ones, else the latest ones once they are loaded. */
  get alternatives(): readonly SupplyBrief[] {
    const similar = this.detail?.similar ?? [];
    return similar.length > 0 ? similar : (this.recent.value ?? []);
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
    if (this.isMissing || (this.obstacle !== null && this.detail?.similar.length === 0)) await this.loadRecent();
  }

  private fetchSupply(): Promise<SupplyDetail> {
    if (this.id === '') throw new ApiError('NOT_FOUND', 'the link has no id');
    return this.api.getSupply(this.id);
  }

  private async loadRecent(): Promise<void> {
    await this.recent.load();
    if (this.recent.error !== undefined)
      console.warn('the alternatives to a supply were not loaded', this.recent.error);
  }
}
