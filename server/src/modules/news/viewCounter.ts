import type { Db } from '../../database/schema';
import { addViews } from './view.repository';

const FLUSH_AFTER_MS = 1_000;

/** Subject that changes with the views of an article that wait in this process, as `noteReads` names it. */
export const articleSubject = (id: string): string => `news_article#${id}`;

/**
 * Counts views of articles without a write for each: they are collected and written once a second, so that a popular
 * article is not a row that every viewer waits for. A killed process loses the views of its last second.
 */
export class ViewCounter {
  private readonly pending = new Map<string, number>();
  /** Number of batches whose writing has begun. */
  private batches = 0;
  private writing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Db,
    private readonly onError: (error: unknown) => void
  ) {}

  /** Counts one view. The caller has checked that it is the viewer's first today. */
  count(articleId: string): void {
    this.pending.set(articleId, this.pendingOf(articleId) + 1);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref();
  }

  /**
   * Returns the result of `read` and the number of views of the article that the database does not contain yet. Never
   * during a batch: its views would be in neither number, or in both, and the displayed count would decrease.
   */
  async readWith<T>(articleId: string, read: () => Promise<T>): Promise<{ found: T; pending: number }> {
    for (;;) {
      await this.writing;
      const { batches } = this;
      const found = await read();
      if (this.batches === batches) return { found, pending: this.pendingOf(articleId) };
    }
  }

  /** Writes the counted views. Never rejects: views that could not be written wait for the next batch. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const batch = new Map(this.pending);
    this.pending.clear();
    if (batch.size === 0) return;
    this.batches += 1;
    try {
      await addViews(this.db, batch);
    } catch (error) {
      for (const [id, views] of batch) this.pending.set(id, this.pendingOf(id) + views);
      this.onError(error);
    }
  }

  private pendingOf(articleId: string): number {
    return this.pending.get(articleId) ?? 0;
  }
}
