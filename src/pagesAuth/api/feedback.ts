import type { FeedbackBody } from '@contract/feedback';
import { call } from '@/request/call';

/** Sends a form; sending it again answers the ticket that it became. */
export const createFeedback = (form: FeedbackBody) => call('POST /api/front/feedback/create', form);

/** One's own tickets, newest first. */
export const listFeedback = (cursor?: string) => call('GET /api/front/feedback/list', cursor ? { cursor } : {});

/** 1 to 5. */
export const rateFeedback = (id: string, satisfaction: number) =>
  call('POST /api/front/feedback/rate', { id, satisfaction });
