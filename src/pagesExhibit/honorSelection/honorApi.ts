import type { VoteBody } from '@contract/award';
import { call } from '@/request/call';

/** Award of an expo with its candidates, by default of the current expo; null without one. */
export const getAward = (expoId?: string) =>
  call('POST /api/front/spiceExpo/getExpoHonorList', expoId === undefined ? {} : { expoId });

/** Votes for a candidate. Idempotent per `requestId`. */
export const vote = (body: VoteBody) => call('POST /api/front/expo/vote', body);
