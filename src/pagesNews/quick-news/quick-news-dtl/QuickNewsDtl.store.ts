import { makeAutoObservable } from 'mobx';
import type { FlashDetail } from '@contract/flash';
import { isApiError } from '@/lib/ApiError';
import { Reading } from '../../Reading';

export interface FlashApi {
  getFlash(id: string): Promise<FlashDetail>;
  likeFlash(id: string, on: boolean): Promise<{ likes: number }>;
}

/** A flash and the viewer's like. Lives as long as its page. */
export class QuickNewsDtlStore {
  readonly reading: Reading<FlashDetail>;

  constructor(
    private readonly id: string,
    private readonly api: FlashApi
  ) {
    this.reading = new Reading(() => (id === '' ? Promise.resolve(null) : api.getFlash(id)));
    makeAutoObservable<this, 'id' | 'api'>(this, { reading: false, id: false, api: false }, { autoBind: true });
  }

  get detail(): FlashDetail | null {
    return this.reading.value;
  }

  /** `empty`: the flash does not exist, or the link has no id. */
  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.id === '') return 'empty';
    if (this.detail) return 'ready';
    const { error } = this.reading;
    if (error === undefined) return 'loading';
    return isApiError(error, 'NOT_FOUND') ? 'empty' : 'error';
  }

  get isWithdrawn(): boolean {
    return this.detail !== null && this.detail.withdrawnReason !== null;
  }

  /** Sets or clears the like optimistically; rolls back and rejects when the server fails. */
  async setLiked(on: boolean): Promise<void> {
    await this.reading.underWay;
    if (!this.detail || this.detail.isLiked === on) return;
    const { likes, isLiked } = this.detail;
    this.reading.change({ isLiked: on, likes: likes + (on ? 1 : -1) });
    try {
      const counted = await this.api.likeFlash(this.id, on);
      this.reading.change({ likes: counted.likes });
    } catch (error) {
      this.reading.change({ isLiked, likes });
      throw error;
    }
  }
}
