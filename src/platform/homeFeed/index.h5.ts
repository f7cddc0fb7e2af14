import { noteAnswer } from '../keptAnswers';
import type { ConsumePrefetchedFeed, ReadInlinedFeed } from './types';

declare global {
  interface Window {
    /** Set by the script in src/index.html: the feed itself, or its pending response. */
    __homeFeed?: { personalised: boolean; feed?: unknown; response?: Promise<Response> };
  }
}

function consumeGlobal() {
  const early = window.__homeFeed;
  delete window.__homeFeed;
  return early;
}

export const readInlinedFeed: ReadInlinedFeed = () => (window.__homeFeed?.feed ? consumeGlobal()?.feed : undefined);

export const consumePrefetchedFeed: ConsumePrefetchedFeed = (personalised) => {
  const early = consumeGlobal();
  if (early?.personalised !== personalised) {
    // The response is not used: its failure must not be reported as unhandled.
    early?.response?.catch(() => undefined);
    return undefined;
  }
  return early.response?.then((response) => {
    noteAnswer(Object.fromEntries(response.headers));
    return response.json() as Promise<unknown>;
  });
};
