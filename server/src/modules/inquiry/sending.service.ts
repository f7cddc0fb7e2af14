import type { CallData, CallInput } from '@contract';
import type { InquiryContent } from '@contract/inquiry';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { roleOf } from '../listing/tradeParty.service';
import { countAction } from '../user/rateWindow.service';
import { blocksBetween, ofSide, openInquiry, withSide, type OpenedInquiry } from './access.service';
import { tellOther } from './inquiry.notice';
import { presentMessage } from './inquiry.presenter';
import {
  findInquiry,
  findMessageByRequest,
  findOfAsker,
  insertInquiry,
  insertMessage,
  lockInquiry,
  updateBlocks,
  updateInquiry,
  type MessageRow
} from './inquiry.repository';
import { knowEachOther } from './inquiry.service';
import { contentOf, type SayingDeps } from './saying.service';
import { countAsker, isOwnerHidden, requireAsker, subjectAt, type Subject } from './subject.service';

const DAY_MS = 86_400_000;
const THREADS = { name: 'inquiryThread', limit: 30, windowMs: DAY_MS };
const MESSAGES = { name: 'inquiryMessage', limit: 300, windowMs: DAY_MS };

type SendBody = CallInput<'POST /api/front/inquiry/send'>;
type Sent = CallData<'POST /api/front/inquiry/send'>;

/** Says something in a thread, or begins one. Throws what the contract says. */
export async function send(deps: SayingDeps, member: Member, body: SendBody, nowMs: number): Promise<Sent> {
  const { db } = deps;
  const said = await findMessageByRequest(db, member.id, body.requestId);
  if (said !== undefined) return sentOf(said);
  const target = await targetOf(db, member, body);
  const { subject, thread } = target;
  const askerId = thread?.row.asker_user_id ?? member.id;
  const otherId = thread?.side === 'owner' ? askerId : subject.owner.userId;
  const isHidden = await isOwnerHidden(db, askerId, subject);
  const isKnown = await knowEachOther(db, member.id, otherId, { askerId, subject, isHidden });
  const content = await contentOf(deps, member.id, body.content, isKnown);
  await countAction(db, MESSAGES, member.id, nowMs);
  if (thread === null) await countAction(db, THREADS, member.id, nowMs);
  return db.transaction().execute(async (tx) => {
    const id = thread?.row.id ?? (await beginThread(tx, member, subject, content, nowMs));
    const opened = await withSide(tx, member, await lockInquiry(tx, id));
    // The same one may have come in between, on another connection.
    const twin = await findMessageByRequest(tx, member.id, body.requestId);
    if (twin !== undefined) return sentOf(twin);
    return sentOf(await say(tx, member, opened, { content, requestId: body.requestId, nowMs }));
  });
}

interface Target {
  subject: Subject;
  /** Null when the message is the first one. */
  thread: OpenedInquiry | null;
}

async function targetOf(db: Db, member: Member, { id, supplyId, purchaseId }: SendBody): Promise<Target> {
  if (id !== undefined) {
    const thread = await withSide(db, member, await findInquiry(db, id));
    return { subject: thread.subject, thread };
  }
  if (supplyId === undefined && purchaseId === undefined) {
    throw new AppError('VALIDATION', { fields: { id: 'required' } });
  }
  const subject = await subjectAt(db, { supplyId, purchaseId });
  if (subject === undefined) throw new AppError('NOT_FOUND');
  const own = await findOfAsker(db, subject, member.id);
  if (own !== undefined) return { subject, thread: await withSide(db, member, own) };
  if (!subject.isPublished) throw new AppError('NOT_FOUND');
  if ((await roleOf(db, member.id, subject.owner)) !== null) {
    throw new AppError('CONFLICT', { fields: { [`${subject.kind}Id`]: 'own' } });
  }
  await requireAsker(db, member, subject);
  return { subject, thread: null };
}

async function beginThread(
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
  if (!isFirst) return (await findOfAsker(tx, subject, member.id))?.id ?? id;
  await countAsker(tx, subject);
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

async function say(
  tx: Tx,
  member: Member,
  opened: OpenedInquiry,
  { content, requestId, nowMs }: { content: InquiryContent; requestId: string; nowMs: number }
): Promise<MessageRow> {
  const { row, side, subject } = opened;
  const blocks = await blocksBetween(tx, row.asker_user_id, subject);
  if (blocks.any) throw new AppError('CONFLICT', { fields: { thread: 'blocked' } });
  const message: MessageRow = {
    id: newId(nowMs),
    inquiry_id: row.id,
    side,
    user_id: member.id,
    request_id: requestId,
    content,
    // Two of one moment keep their order.
    at_ms: Math.max(nowMs, row.last_at_ms)
  };
  await insertMessage(tx, { ...message, content: JSON.stringify(content) });
  const isTold = side === 'asker' ? row.owner_told : row.asker_told;
  if (!isTold) await tellOther(tx, opened, content, nowMs);
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

const sentOf = (row: MessageRow): Sent => ({ threadId: row.inquiry_id, message: presentMessage(row, row.side) });

/** Reading twice is reading once. Throws NOT_FOUND, FORBIDDEN. */
export async function setRead(db: Db, member: Member, id: string): Promise<void> {
  const { row, side } = await openInquiry(db, member, id);
  const { unread, told } = ofSide(row, side);
  if (unread === 0 && !told) return;
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
 * Ends all conversations of the two for both sides, until the one who did it takes it back. Throws NOT_FOUND, FORBIDDEN.
 */
export async function block(db: Db, member: Member, id: string, isOn: boolean): Promise<void> {
  const { row, side, subject } = await openInquiry(db, member, id);
  const pair = { askerId: row.asker_user_id, subject, side };
  await db.transaction().execute((tx) => updateBlocks(tx, pair, isOn));
}
