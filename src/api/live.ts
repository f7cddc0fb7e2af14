import type { LiveQuery } from '@contract/live';
import { call } from '@/request/call';

/** Loads what has changed, for clients without a stream. */
export const pollLive = (query: LiveQuery) => call('GET /api/front/live/poll', query);
