import { call } from '@/request/call';

export const listFlashes = (query: { cursor?: string; limit?: number }) => call('GET /api/front/flash/list', query);
