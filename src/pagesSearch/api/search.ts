import { call } from '@/request/call';

/** What others search for most, the most frequent first. */
export const getHotWords = () => call('GET /api/front/search/hotWords');

/** `q` has 1 to 30 characters. */
export const suggest = (q: string) => call('GET /api/front/search/suggest', { q });
