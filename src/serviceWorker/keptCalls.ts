/** Fields with which an answer marks what its viewer follows, likes or has saved. */
const VIEWER_MARKS = ['isFollowed', 'isLiked', 'isFavourite'];

/** Calls whose answer to a visitor is kept. What a call of another kind answers never reaches a cache. */
const publicCalls = new Set(
  [
    'home/feed',
    'home/listings',
    'news/list',
    'news/detail',
    'news/offline',
    'flash/list',
    'flash/detail',
    'flash/days',
    'flash/varieties',
    'flash/prices',
    'market/overview',
    'market/lines',
    'market/facets',
    'market/index',
    'market/line'
  ].map((path) => `/api/front/${path}`)
);

/**
 * Calls that answer members as they answer visitors, but for the marks: the answer is kept without these.
 * `offlineNews.test.ts` of the server compares the two.
 */
const markedCalls = new Set(['news/detail', 'flash/detail'].map((path) => `/api/front/${path}`));

export const isPublicCall = (path: string): boolean => publicCalls.has(path);
export const isMarkedCall = (path: string): boolean => markedCalls.has(path);

/** Returns the value with the marks of a viewer as a visitor has them. */
export function withoutViewerMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutViewerMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      VIEWER_MARKS.includes(name) ? false : withoutViewerMarks(field)
    ])
  );
}
