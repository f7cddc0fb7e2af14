import type { TakeEarlyHomeFeed } from './homeFeed.types';

declare global {
  interface Window {
    /** Set by the script in src/index.html. */
    __homeFeed?: { personalised: boolean; response: Promise<Response> };
  }
}

export const takeEarlyHomeFeed: TakeEarlyHomeFeed = (personalised) => {
  const early = window.__homeFeed;
  delete window.__homeFeed;
  if (early?.personalised !== personalised) {
    // Nobody will look at this answer: its failure must not be reported as unhandled.
    early?.response.catch(() => undefined);
    return undefined;
  }
  return early.response.then((response) => response.json() as Promise<unknown>);
};
