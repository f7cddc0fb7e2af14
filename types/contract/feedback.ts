import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { PictureUrl } from './upload';

export const FeedbackKind = Type.Union([
  Type.Literal('fault'),
  Type.Literal('content'),
  Type.Literal('complaint'),
  Type.Literal('suggestion'),
  Type.Literal('cancellation'),
  Type.Literal('other')
]);
export type FeedbackKind = Static<typeof FeedbackKind>;

export const FeedbackStatus = Type.Union([
  Type.Literal('submitted'),
  Type.Literal('processing'),
  Type.Literal('replied'),
  Type.Literal('closed')
]);
export type FeedbackStatus = Static<typeof FeedbackStatus>;

/** Where it was written: filled in by the client, so that nobody has to be asked. */
export const FeedbackEnv = Type.Object(
  {
    version: Type.String({ maxLength: 20 }),
    platform: Type.String({ maxLength: 40 }),
    route: Type.String({ maxLength: 100 }),
    /** How often the key of secure calls was fetched since the start: many say that something is wrong with it. */
    retryCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }))
  },
  { additionalProperties: false }
);
export type FeedbackEnv = Static<typeof FeedbackEnv>;

export const FeedbackBody = Type.Object(
  {
    /** Chosen by the client for one form: sending it again is not a second ticket. */
    requestId: Type.String({ pattern: '^[0-9a-f]{32}$' }),
    kind: FeedbackKind,
    content: Type.String({ minLength: 10, maxLength: 500 }),
    /** Uploaded before by the same person. */
    imageUrls: Type.Array(PictureUrl, { maxItems: 4 }),
    /**
     * A phone number or an e-mail address (`isContact` of the field rules); null: the number that the person logs in
     * with, which the client does not know in full; empty: the message centre is enough.
     */
    contact: Nullable(Type.String({ maxLength: 60 })),
    env: FeedbackEnv
  },
  { additionalProperties: false }
);
export type FeedbackBody = Static<typeof FeedbackBody>;

export const FeedbackTicket = Type.Object({
  id: Id,
  /** To name it on the phone: FB and ten digits. */
  ticketNo: Type.String(),
  kind: FeedbackKind,
  content: Type.String(),
  imageUrls: Type.Array(Type.String()),
  status: FeedbackStatus,
  reply: Nullable(Type.String()),
  repliedAtMs: Nullable(TimeMs),
  /** 1 to 5 stars, once the person has given them. */
  satisfaction: Nullable(Type.Integer()),
  createdAtMs: TimeMs
});
export type FeedbackTicket = Static<typeof FeedbackTicket>;

export const feedbackCalls = {
  /** Errors: VALIDATION (also for a picture of somebody else), RATE_LIMITED above 10 a day. */
  'POST /api/front/feedback/create': { input: FeedbackBody, data: FeedbackTicket, auth: 'member' },
  /** One's own tickets, newest first. */
  'GET /api/front/feedback/list': {
    input: Type.Object(
      { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) },
      { additionalProperties: false }
    ),
    data: PageOf(FeedbackTicket),
    auth: 'member'
  },
  /** How content one is with the reply; may be changed. Errors: NOT_FOUND, CONFLICT before there is a reply. */
  'POST /api/front/feedback/rate': {
    input: Type.Object(
      { id: Id, satisfaction: Type.Integer({ minimum: 1, maximum: 5 }) },
      { additionalProperties: false }
    ),
    data: FeedbackTicket,
    auth: 'member'
  },
  /** Open tickets, the oldest first, with who wrote them and where. */
  'GET /api/operator/feedback/list': {
    data: Type.Array(
      Type.Object({
        ...FeedbackTicket.properties,
        userId: Id,
        contact: Type.String(),
        env: Type.Object(FeedbackEnv.properties)
      })
    ),
    auth: 'operator'
  },
  /** Answers a ticket and tells its author; a second answer takes the place of the first. Errors: NOT_FOUND, CONFLICT. */
  'POST /api/operator/feedback/reply': {
    input: Type.Object(
      { id: Id, reply: Type.String({ minLength: 1, maxLength: 500 }) },
      { additionalProperties: false }
    ),
    data: Empty,
    auth: 'operator'
  },
  /** Closes a ticket for good. Errors: NOT_FOUND. Closing twice is closing once. */
  'POST /api/operator/feedback/close': {
    input: Type.Object({ id: Id }, { additionalProperties: false }),
    data: Empty,
    auth: 'operator'
  }
} as const;
