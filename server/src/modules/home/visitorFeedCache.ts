import type { HomeFeed } from '@contract/home';
import type { Db } from '../../database/schema';
import { getHomeFeed } from './home.service';

/** Maximum age of a visitor's feed: many visitors at once cost one query. */
const CACHE_MS = 2_000;

/** Home feed of visitors, shared by all of them for a moment. A failed load is not cached. */
export class VisitorFeedCache {
  private readonly kept = new Map<boolean, { readAtMs: number; feed: Promise<HomeFeed> }>();

  constructor(
    private readonly db: Db,
    private readonly now: () => Date
  ) {}

  /** Returns the same object to all callers within the moment: it must not be modified. */
  read(isPersonalised: boolean): Promise<HomeFeed> {
    const nowMs = this.now().getTime();
    const known = this.kept.get(isPersonalised);
    // The clock may have been set back.
    if (known !== undefined && Math.abs(nowMs - known.readAtMs) < CACHE_MS) return known.feed;
    const feed = getHomeFeed(this.db, { member: null, isPersonalised, nowMs });
    this.kept.set(isPersonalised, { readAtMs: nowMs, feed });
    feed.catch(() => this.kept.delete(isPersonalised));
    return feed;
  }
}
