import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FlashDetail } from '@contract/flash';

export interface FlashApi {
  getFlash(id: string): Promise<FlashDetail>;
  likeFlash(id: string, on: boolean): Promise<{ likes: number }>;
}

/** One flash and the reader's like. Lives as long as its page. */
export class QuickNewsDtlStore {
  detail: FlashDetail | null = null;
  error: unknown = undefined;
  /** The load under way: a like waits for it, so that its answer cannot undo the like. */
  private loading: Promise<void> | null = null;
  private reader = '';

  constructor(
    private readonly id: string,
    private readonly api: FlashApi
  ) {
    makeAutoObservable<this, 'id' | 'api' | 'loading' | 'reader'>(
      this,
      { detail: observableRef, error: observableRef, id: false, api: false, loading: false, reader: false },
      { autoBind: true }
    );
  }

  /** `empty`: there is no such flash, or the link names none. */
  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.id === '') return 'empty';
    if (this.detail) return 'ready';
    if (this.error === undefined) return 'loading';
    return isNotFound(this.error) ? 'empty' : 'error';
  }

  get isWithdrawn(): boolean {
    return this.detail !== null && this.detail.withdrawnReason !== null;
  }

  /** Reads the flash, unless it is there already and this person (by token) is the one it was read for. Never rejects. */
  async loadFor(reader: string): Promise<void> {
    if (this.detail && this.reader === reader) return;
    this.reader = reader;
    await this.load();
  }

  /** Reads the flash. One on screen stays when reading it again fails. Never rejects. */
  load(): Promise<void> {
    const loading = this.read();
    this.loading = loading;
    return loading;
  }

  /** Likes or takes it back. Shown at once, undone when the server refuses; rejects with its error then. */
  async setLiked(on: boolean): Promise<void> {
    await this.loading;
    if (!this.detail || this.detail.isLiked === on) return;
    const { likes, isLiked } = this.detail;
    this.show({ isLiked: on, likes: likes + (on ? 1 : -1) });
    try {
      const counted = await this.api.likeFlash(this.id, on);
      this.show({ likes: counted.likes });
    } catch (error) {
      this.show({ isLiked, likes });
      throw error;
    }
  }

  private async read(): Promise<void> {
    if (this.id === '') return;
    this.error = undefined;
    try {
      const detail = await this.api.getFlash(this.id);
      runInAction(() => {
        this.detail = detail;
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }

  private show(like: Partial<Pick<FlashDetail, 'likes' | 'isLiked'>>): void {
    if (this.detail) this.detail = { ...this.detail, ...like };
  }
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND';
}
