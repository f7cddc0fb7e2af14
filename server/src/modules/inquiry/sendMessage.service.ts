import type { CallData, CallInput } from '@contract';
import type { InquiryContent } from '@contract/inquiry';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { roleOf } from '../listing/tradeParty.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { requireKnownPerson } from '../user/user.service';
import { findBlocksBetween, getInquiryFor, type InquiryContext, sideStateOf, withSide } from './authorization.service';
import { notifyOtherSide } from './inquiry.notifications';
import { presentMessage } from './inquiry.presenter';
import {
  findByAsker,
  findInquiry,
  findMessageByRequestId,
  insertInquiry,
  insertMessage,
  lockInquiry,
  type MessageRow,
  updateBlocks,
  updateInquiry
} from './inquiry.repository';
import { haveExchangedContacts } from './inquiry.service';
import { type MessageContentDeps, toStoredContent } from './messageContent.service';
import { findSubject, isOwnerHidden, recordAsker, requireMayInquire, type Subject } from './subject.service';

const THREAD_LIMIT = { name: 'inquiryThread', limit: 30, windowMs: DAY_MS };
const MESSAGE_LIMIT = { name: 'inquiryMessage', limit: 300, windowMs: DAY_MS };

type SendBody = CallInput<'POST /api/front/inquiry/send'>;
type SentMessage = CallData<'POST /api/front/inquiry/send'>;

/**
 * Sends a message to a thread, or begins one. Idempotent by request id.
 * @throws AppError NOT_FOUND for an unknown thread or listing and, to begin one, for a listing that is not published,
 * FORBIDDEN for a thread of others, outside of the audience of a request, and for an account that has neither number nor
 * verification, VALIDATION without any id and for refused
 * content, CONFLICT `own` for an own listing, `blocked` after a block, RATE_LIMITED above 30 threads or 300 messages a
 * day
 */
export async function sendMessage(
  deps: MessageContentDeps,
  member: Member,
  body: SendBody,
  nowMs: number
): Promise<SentMessage> {
  const { db } = deps;
  const existing = await findMessageByRequestId(db, member.id, body.requestId);
  if (existing !== undefined) return presentSent(existing);
  await requireKnownPerson(db, member.id);
  const target = await resolveTarget(db, member, body);
  const { subject, thread } = target;
  const askerId = thread?.row.asker_user_id ?? member.id;
  const otherId = thread?.side === 'owner' ? askerId : subject.owner.userId;
  const isHidden = await isOwnerHidden(db, askerId, subject);
  const hasExchanged = await haveExchangedContacts(db, member.id, otherId, { askerId, subject, isHidden });
  const content = await toStoredContent(deps, member.id, body.content, hasExchanged);
  await countAction(db, MESSAGE_LIMIT, member.id, nowMs);
  if (thread === null) await countAction(db, THREAD_LIMIT, member.id, nowMs);
  return db.transaction().execute(async (tx) => {
    // Again: the listing may have been closed while a first message about it was moderated.
    const found = thread === null ? await resolveTarget(tx, member, body) : target;
    const id = found.thread?.row.id ?? (await createThread(tx, member, found.subject, content, nowMs));
    const context = await withSide(tx, member, await lockInquiry(tx, id));
    // A concurrent call may have stored the message meanwhile.
    const duplicate = await findMessageByRequestId(tx, member.id, body.requestId);
    if (duplicate !== undefined) return presentSent(duplicate);
    return presentSent(await appendMessage(tx, member, context, { content, requestId: body.requestId, nowMs }));
  });
}

interface Target {
  subject: Subject;
  /** Null for the first message. */
  thread: InquiryContext | null;
}

async function resolveTarget(db: Db, member: Member, { id, supplyId, purchaseId }: SendBody): Promise<Target> {
  if (id !== undefined) {
    const thread = await withSide(db, member, await findInquiry(db, id));
    return { subject: thread.subject, thread };
  }
  if (supplyId === undefined && purchaseId === undefined) {
    throw new AppError('VALIDATION', { fields: { id: 'required' } });
  }
  const subject = await findSubject(db, { supplyId, purchaseId });
  if (subject === undefined) throw new AppError('NOT_FOUND');
  const own = await findByAsker(db, subject, member.id);
  if (own !== undefined) return { subject, thread: await withSide(db, member, own) };
  if (!subject.isPublished) throw new AppError('NOT_FOUND');
  if ((await roleOf(db, member.id, subject.owner)) !== null) {
    throw new AppError('CONFLICT', { fields: { [`${subject.kind}Id`]: 'own' } });
  }
  await requireMayInquire(db, member, subject);
  return { subject, thread: null };
}

async function createThread(
  tx: Tx,
  member: Member,
  subject: Subject,
  content: InquiryContent,
  nowMs: number
): Promise<string> {
  const id = newId(nowMs);
  const isFirst = await insertInquiry(tx, {
    id,
    supply_id: subject.kind === 'supply' ? subject.id : null,
    purchase_id: subject.kind === 'purchase' ? subject.id : null,
    asker_user_id: member.id,
    asked_at_ms: nowMs,
    answered_at_ms: null,
    last_content: JSON.stringify(content),
    last_at_ms: nowMs
  });
  if (!isFirst) return (await findByAsker(tx, subject, member.id))?.id ?? id;
  await recordAsker(tx, subject);
  if (content.type !== 'listing') {
    await insertMessage(tx, {
      id: newId(nowMs),
      inquiry_id: id,
      side: 'asker',
      user_id: member.id,
      request_id: `listing-${id}`,
      content: JSON.stringify({ type: 'listing' }),
      at_ms: nowMs - 1
    });
  }
  return id;
}

async function appendMessage(
  tx: Tx,
  member: Member,
  context: InquiryContext,
  { content, requestId, nowMs }: { content: InquiryContent; requestId: string; nowMs: number }
): Promise<MessageRow> {
  const { row, side, subject } = context;
  const blocks = await findBlocksBetween(tx, row.asker_user_id, subject);
  if (blocks.any) throw new AppError('CONFLICT', { fields: { thread: 'blocked' } });
  const message: MessageRow = {
    id: newId(nowMs),
    inquiry_id: row.id,
    side,
    user_id: member.id,
    request_id: requestId,
    content,
    // Messages of the same millisecond keep their order.
    at_ms: Math.max(nowMs, row.last_at_ms)
  };
  await insertMessage(tx, { ...message, content: JSON.stringify(content) });
  const isNotified = side === 'asker' ? row.owner_told : row.asker_told;
  if (!isNotified) await notifyOtherSide(tx, context, content, nowMs);
  await updateInquiry(tx, row.id, {
    last_content: JSON.stringify(content),
    last_at_ms: message.at_ms,
    ...(side === 'asker'
      ? { owner_unread: row.owner_unread + 1, owner_told: true, asker_unread: 0, asker_told: false }
      : {
          asker_unread: row.asker_unread + 1,
          asker_told: true,
          owner_unread: 0,
          owner_told: false,
          answered_at_ms: row.answered_at_ms ?? nowMs
        })
  });
  return message;
}

const presentSent = (row: MessageRow): SentMessage => ({
  threadId: row.inquiry_id,
  message: presentMessage(row, row.side)
});

/**
 * Marks a thread as read. Idempotent.
 * @throws AppError NOT_FOUND when thread or listing does not exist, FORBIDDEN for members of neither side
 */
export async function markThreadRead(db: Db, member: Member, id: string): Promise<void> {
  const { row, side } = await getInquiryFor(db, member, id);
  const { unread, isNotified } = sideStateOf(row, side);
  if (unread === 0 && !isNotified) return;
  await db.transaction().execute(async (tx) => {
    await lockInquiry(tx, id);
    await updateInquiry(
      tx,
      id,
      side === 'asker' ? { asker_unread: 0, asker_told: false } : { owner_unread: 0, owner_told: false }
    );
  });
}

/**
 * Blocks or unblocks the other side in all threads of the two; a block ends them for both.
 * @throws AppError NOT_FOUND when thread or listing does not exist, FORBIDDEN for members of neither side
 */
export async function setBlocked(db: Db, member: Member, id: string, isOn: boolean): Promise<void> {
  const { row, side, subject } = await getInquiryFor(db, member, id);
  const pair = { askerId: row.asker_user_id, subject, side };
  await db.transaction().execute((tx) => updateBlocks(tx, pair, isOn));
}
