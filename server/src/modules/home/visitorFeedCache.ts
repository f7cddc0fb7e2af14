import type { HomeFeed } from '@contract/home';
import type { Db } from '../../database/schema';
import { getHomeFeed } from './home.service';

/** A visitor's feed may be this old: a crowd at the door asks the database once. */
const CACHE_MS = 2_000;

/** What visitors see on the home, the same for all of them for a moment. One that could not be read is asked for anew. */
export class VisitorFeedCache {
  private readonly kept = new Map<boolean, { readAtMs: number; feed: Promise<HomeFeed> }>();

  constructor(
    private readonly db: Db,
    private readonly now: () => Date
  ) {}

  /** The same object for everybody who asks within the moment: it must not be written into. */
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
