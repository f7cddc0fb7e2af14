import { topPath } from '@/platform/topPage/topPage';

/**
 * Returns a function that returns whether the page that is on top now is still on top. Taken before an answer of the
 * server, for what would surprise later: a question, a page of the answer. What ends a form waits with `useWhenOnTop`.
 */
export function pageOnTop(): () => boolean {
  const path = topPath();
  return () => topPath() === path;
}
