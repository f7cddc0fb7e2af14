import { call } from '@/request/call';

/** Flashes newest first, from the cursor of the window before. */
export const listFlashes = (cursor?: string) => call('GET /api/front/flash/list', { limit: 20, cursor });
