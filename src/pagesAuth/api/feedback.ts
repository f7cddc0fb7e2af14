import type { FeedbackBody } from '@contract/feedback';
import { call } from '@/request/call';

/** Creates a ticket. Idempotent: sending the same form again returns the same ticket. */
export const createFeedback = (form: FeedbackBody) => call('POST /api/front/feedback/create', form);

/** Returns the user's own tickets, newest first. */
export const listFeedback = (cursor?: string) => call('GET /api/front/feedback/list', cursor ? { cursor } : {});

/**
 * Rates a ticket.
 * @param satisfaction 1 to 5
 */
export const rateFeedback = (id: string, satisfaction: number) =>
  call('POST /api/front/feedback/rate', { id, satisfaction });
