import { type Static, Type } from '@sinclair/typebox';
import { Empty } from './common';
import { RequestId } from './goods';

/** Subjects of WeChat's subscription messages: a triggered price alert, and news of a quotation. */
export const SubscribeTopic = Type.Union([Type.Literal('priceAlert'), Type.Literal('quotation')]);
export type SubscribeTopic = Static<typeof SubscribeTopic>;

/** Template of a topic, with which the mini-program asks the user. */
export const SubscribeTemplate = Type.Object({ topic: SubscribeTopic, templateId: Type.String() });
export type SubscribeTemplate = Static<typeof SubscribeTemplate>;

const Acceptance = Type.Object(
  {
    requestId: RequestId,
    /** Topics that the user has accepted in WeChat's dialog. */
    topics: Type.Array(SubscribeTopic, { minItems: 1, maxItems: 2, uniqueItems: true }),
    /** Login code of the mini-program: the messages go to the user's WeChat there. */
    code: Type.String({ minLength: 1, maxLength: 200 })
  },
  { additionalProperties: false }
);
export type SubscribeAcceptance = Static<typeof Acceptance>;

export const subscribeMessageCalls = {
  /** Returns the templates of the mini-program; none where it has not been set up. */
  'GET /api/front/subscribeMessage/templates': { data: Type.Array(SubscribeTemplate) },
  /**
   * Records what the user has accepted: one message for each topic, which WeChat allows once. Idempotent per `requestId`.
   * Errors: FORBIDDEN without a mini-program, WECHAT_REFUSED for a wrong or used code.
   */
  'POST /api/member/subscribeMessage/accept': { input: Acceptance, data: Empty, auth: 'member', secure: true }
} as const;
