import type { Idle } from './idle.types';

/** Milliseconds. */
const atTheLatest = 2000;

/** Safari has no requestIdleCallback: there it is the next turn. */
export const idle: Idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atTheLatest });
    else setTimeout(resolve, 0);
  });
