import type { Envelope } from '@contract/error';
import type { HomeFeed } from '@contract/home';
import { consumePrefetchedFeed, readInlinedFeed } from '@/platform/homeFeed';
import { call } from '@/request/call';

/** What a visitor's page brought with it, on its first draw; undefined for everybody else. */
export const readInlinedHomeFeed = () => readInlinedFeed() as HomeFeed | undefined;

/** What the page's own HTML asked for before the scripts came; undefined when it is of no use. */
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

/** Everything above the fold of the home. The first call of a visit takes the answer that is on its way already. */
export async function getHomeFeed(personalised: boolean): Promise<HomeFeed> {
  return (await readPrefetchedFeed(personalised)) ?? call('GET /api/front/home/feed', { personalised });
}
