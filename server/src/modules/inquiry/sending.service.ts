import type { CallData, CallInput } from '@contract';
import type { InquiryContent } from '@contract/inquiry';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { hasExchanged } from '../exchange/exchange.service';
import { partIn } from '../listing/tradeParty.service';
import { countInquiry, publicSupply } from '../supply/offered.service';
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
import { contentOf, type SayingDeps } from './saying.service';

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
  const otherId = target.thread?.side === 'seller' ? target.thread.row.asker_user_id : target.sellerId;
  const knowEachOther = otherId !== null && (await hasExchanged(db, member.id, otherId));
  const content = await contentOf(deps, member.id, body.saying, knowEachOther);
  await countAction(db, MESSAGES, member.id, nowMs);
  if (target.thread === null) await countAction(db, THREADS, member.id, nowMs);
  return db.transaction().execute(async (tx) => {
    const id = target.thread?.row.id ?? (await beginThread(tx, member, target.supplyId, content, nowMs));
    const opened = await withSide(tx, member, await lockInquiry(tx, id));
    // The same one may have come in between, on another connection.
    const twin = await findMessageByRequest(tx, member.id, body.requestId);
    if (twin !== undefined) return sentOf(twin);
    return sentOf(await say(tx, member, opened, { content, requestId: body.requestId, nowMs }));
  });
}

interface Target {
  supplyId: string;
  sellerId: string | null;
  /** Null when the message is the first one. */
  thread: OpenedInquiry | null;
}

async function targetOf(db: Db, member: Member, { id, supplyId }: SendBody): Promise<Target> {
  if (id === undefined && supplyId === undefined) throw new AppError('VALIDATION', { fields: { id: 'required' } });
  const row = id === undefined ? await findOfAsker(db, supplyId ?? '', member.id) : await findInquiry(db, id);
  if (id !== undefined || row !== undefined) {
    const thread = await withSide(db, member, row);
    return { supplyId: thread.supply.id, sellerId: thread.supply.poster.userId, thread };
  }
  const supply = await publicSupply(db, supplyId ?? '');
  if (supply === undefined || !supply.isOffered) throw new AppError('NOT_FOUND');
  if ((await partIn(db, member.id, supply.poster)) !== null) {
    throw new AppError('CONFLICT', { fields: { supplyId: 'own' } });
  }
  return { supplyId: supply.id, sellerId: supply.poster.userId, thread: null };
}

async function beginThread(
  tx: Tx,
  member: Member,
  supplyId: string,
  content: InquiryContent,
  nowMs: number
): Promise<string> {
  const id = newId(nowMs);
  const isFirst = await insertInquiry(tx, {
    id,
    supply_id: supplyId,
    asker_user_id: member.id,
    asked_at_ms: nowMs,
    answered_at_ms: null,
    last_content: JSON.stringify(content),
    last_at_ms: nowMs
  });
  if (!isFirst) return (await findOfAsker(tx, supplyId, member.id))?.id ?? id;
  await countInquiry(tx, supplyId);
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
  const { row, side, supply } = opened;
  const blocks = await blocksBetween(tx, row.asker_user_id, supply.poster);
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
  const isTold = side === 'asker' ? row.seller_told : row.asker_told;
  if (!isTold) await tellOther(tx, opened, content, nowMs);
  await updateInquiry(tx, row.id, {
    last_content: JSON.stringify(content),
    last_at_ms: message.at_ms,
    ...(side === 'asker'
      ? { seller_unread: row.seller_unread + 1, seller_told: true, asker_unread: 0, asker_told: false }
      : {
          asker_unread: row.asker_unread + 1,
          asker_told: true,
          seller_unread: 0,
          seller_told: false,
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
      side === 'asker' ? { asker_unread: 0, asker_told: false } : { seller_unread: 0, seller_told: false }
    );
  });
}

/**
 * Ends all conversations of the two for both sides, until the one who did it takes it back. Throws NOT_FOUND, FORBIDDEN.
 */
export async function block(db: Db, member: Member, id: string, isOn: boolean): Promise<void> {
  const { row, side, supply } = await openInquiry(db, member, id);
  const pair = { askerId: row.asker_user_id, poster: supply.poster, side };
  await db.transaction().execute((tx) => updateBlocks(tx, pair, isOn));
}
