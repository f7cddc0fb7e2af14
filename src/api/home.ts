import type { Envelope } from '@contract/error';
import type { HomeFeed } from '@contract/home';
import { consumePrefetchedFeed, readInlinedFeed } from '@/platform/homeFeed';
import { call } from '@/request/call';

/** Returns the feed inlined into a visitor's page, on its first render; undefined otherwise. */
export const readInlinedHomeFeed = () => readInlinedFeed() as HomeFeed | undefined;

/** Returns the feed that the page's HTML prefetched before the scripts; undefined when it cannot be used. */
async function readPrefetchedFeed(personalised: boolean): Promise<HomeFeed | undefined> {
  try {
    const envelope = (await consumePrefetchedFeed(personalised)) as Envelope<HomeFeed> | undefined;
    return envelope?.code === 200 ? envelope.data : undefined;
  } catch {
    // The call that follows fails too, with an error that can be shown, or succeeds.
    return undefined;
  }
}

/** Goods that the home recommends. */
export const getHomeListings = (personalised: boolean) => call('GET /api/front/home/listings', { personalised });

/** Loads everything above the fold of the home. The first call of a visit uses the prefetched feed. */
export async function getHomeFeed(personalised: boolean): Promise<HomeFeed> {
  return (await readPrefetchedFeed(personalised)) ?? call('GET /api/front/home/feed', { personalised });
}
