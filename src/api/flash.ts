import { call } from '@/request/call';

/** Flashes newest first, from the cursor of the window before; 20 without a `limit`. */
export const listFlashes = (query: { cursor?: string; limit?: number }) => call('GET /api/front/flash/list', query);
