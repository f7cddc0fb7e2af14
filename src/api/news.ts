import type { NewsQuery } from '@contract/news';
import { call } from '@/request/call';

export const listNews = (query: NewsQuery) => call('GET /api/front/news/list', query);
