import type { NewsQuery } from '@contract/news';
import { call } from '@/request/call';

/** Articles without their text: by time, or by interest where the query and the person allow it. */
export const listNews = (query: NewsQuery) => call('GET /api/front/news/list', query);
