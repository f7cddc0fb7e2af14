import { makeAutoObservable } from 'mobx';
import type { FlashDetail } from '@contract/flash';
import { ApiError } from '@/lib/ApiError';
import { changeOptimistically } from '@/request/changeOptimistically';
import { Resource } from '@/request/Resource';

export interface FlashApi {
  getFlash(id: string): Promise<FlashDetail>;
  likeFlash(id: string, on: boolean): Promise<{ likes: number }>;
}

/** A flash and the viewer's like. Lives as long as its page. */
export class QuickNewsDtlStore {
  readonly resource: Resource<FlashDetail>;

  constructor(
    private readonly id: string,
    private readonly api: FlashApi
  ) {
    this.resource = new Resource(() => this.fetchFlash(), { audience: 'everyone', missingCodes: ['NOT_FOUND'] });
    makeAutoObservable<this, 'id' | 'api'>(this, { resource: false, id: false, api: false }, { autoBind: true });
  }

  get detail(): FlashDetail | null {
    return this.resource.value;
  }

  get isWithdrawn(): boolean {
    return this.detail !== null && this.detail.withdrawnReason !== null;
  }

  /** Sets or clears the like optimistically; rolls back and rejects when the server fails. */
  async setLiked(on: boolean): Promise<void> {
    await this.resource.whenSettled();
    if (!this.detail || this.detail.isLiked === on) return;
    const changes = { isLiked: on, likes: this.detail.likes + (on ? 1 : -1) };
    await changeOptimistically(this.resource, changes, () => this.api.likeFlash(this.id, on));
  }

  private fetchFlash(): Promise<FlashDetail> {
    if (this.id === '') throw new ApiError('NOT_FOUND', 'the link has no id');
    return this.api.getFlash(this.id);
  }
}
