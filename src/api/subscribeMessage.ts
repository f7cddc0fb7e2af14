import type { SubscribeAcceptance } from '@contract/subscribeMessage';
import { call } from '@/request/call';

/** The templates of WeChat's subscription messages, by topic. */
export const listSubscribeTemplates = () => call('GET /api/front/subscribeMessage/templates');

/** Records what the user has accepted in WeChat's dialog. */
export const acceptSubscribeMessages = (acceptance: SubscribeAcceptance) =>
  call('POST /api/member/subscribeMessage/accept', acceptance, { secure: true });
