import { randomInt } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { FeedbackBody, FeedbackTicket } from '@contract/feedback';
import { isContact } from '@rules/contact';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { notify } from '../message/message.service';
import { countAction, type RateRule } from '../rateLimit/rateLimit.service';
import { isOwnImage } from '../upload/upload.service';
import { codeAddressOf } from '../user/user.service';
import {
  findByRequestId,
  findTickets,
  insertTicket,
  lockTicket,
  type TicketRow,
  updateTicket
} from './feedback.repository';

const DEFAULT_LIMIT = 20;
const MIN_CONTENT_LENGTH = 10;
const ticketLimit: RateRule = { name: 'feedback', limit: 10, windowMs: DAY_MS };
const TicketCursor = Type.Tuple([CursorTime, CursorId]);

/**
 * Creates a ticket. Idempotent per form (`requestId`).
 * @throws AppError VALIDATION with `fields.<name>` for a form that breaks the rules, RATE_LIMITED above the limit of
 * tickets
 */
export async function createTicket(
  deps: Pick<Deps, 'db' | 'files'>,
  { id: userId }: Member,
  body: FeedbackBody,
  nowMs: number
): Promise<FeedbackTicket> {
  const { db } = deps;
  const sent = await findByRequestId(db, userId, body.requestId);
  if (sent) return presentTicket(sent);
  const contact = body.contact?.trim() ?? (await codeAddressOf(db, userId));
  const form = { ...body, content: body.content.trim(), contact };
  await validateTicket(deps, userId, form);
  await countAction(db, ticketLimit, userId, nowMs);
  const { requestId, imageUrls, env, ...fields } = form;
  for (;;) {
    const isNew = await insertTicket(db, {
      ...fields,
      id: newId(nowMs),
      ticket_no: newTicketNo(),
      user_id: userId,
      request_id: requestId,
      image_urls: imageUrls,
      env: JSON.stringify(env),
      status: 'submitted',
      reply: null,
      replied_at_ms: null,
      satisfaction: null,
      created_at_ms: nowMs
    });
    const ticket = await findByRequestId(db, userId, requestId);
    if (ticket) return presentTicket(ticket);
    if (isNew) throw new Error('A ticket that was kept is not there');
    // The number is taken: draw another.
  }
}

/** Returns the user's own tickets, newest first. */
export async function listTickets(
  db: Db,
  { id: userId }: Member,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number }
): Promise<Page<FeedbackTicket>> {
  const after = decodeCursor(cursor, TicketCursor);
  const rows = await findTickets(db, userId, { after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.created_at_ms, row.id], presentTicket);
}

/**
 * Records how satisfied the author is with the reply.
 * @throws AppError NOT_FOUND (also for another user's ticket), CONFLICT before there is a reply
 */
export async function rateTicket(
  db: Db,
  { id: userId }: Member,
  { id, satisfaction }: { id: string; satisfaction: number }
): Promise<FeedbackTicket> {
  return db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, id);
    if (ticket?.user_id !== userId) throw new AppError('NOT_FOUND');
    if (ticket.reply === null) throw new AppError('CONFLICT');
    await updateTicket(tx, ticket.id, { satisfaction });
    return presentTicket({ ...ticket, satisfaction });
  });
}

/**
 * For operators: answers a ticket, by id or number, and notifies its author. Idempotent for the same reply.
 * @throws AppError NOT_FOUND for an unknown ticket, CONFLICT for a closed one
 */
export async function replyToTicket(db: Db, idOrNo: string, reply: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, idOrNo);
    if (!ticket) throw new AppError('NOT_FOUND');
    if (ticket.status === 'closed') throw new AppError('CONFLICT');
    if (ticket.reply === reply) return;
    await updateTicket(tx, ticket.id, { status: 'replied', reply, replied_at_ms: nowMs });
    const jump = { type: 'jumpMini', route: 'setting.feedback', params: { tab: 'mine' } } as const;
    const content = { event: 'feedback.replied', params: { ticketNo: ticket.ticket_no, reply } } as const;
    await notify(tx, [{ userId: ticket.user_id, kind: 'system', content, jump }], nowMs);
  });
}

/**
 * For operators: closes a ticket for good.
 * @throws AppError NOT_FOUND for an unknown ticket
 */
export async function closeTicket(db: Db, idOrNo: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, idOrNo);
    if (!ticket) throw new AppError('NOT_FOUND');
    await updateTicket(tx, ticket.id, { status: 'closed' });
  });
}

async function validateTicket(
  deps: Pick<Deps, 'db' | 'files'>,
  userId: string,
  { content, contact, imageUrls }: FeedbackBody & { contact: string }
): Promise<void> {
  const areOwn = await Promise.all(imageUrls.map((url) => isOwnImage(deps, userId, url)));
  const fields = {
    ...([...content].length < MIN_CONTENT_LENGTH && { content: 'minLength' }),
    ...(contact !== '' && !isContact(contact) && { contact: 'pattern' }),
    ...(areOwn.includes(false) && { imageUrls: 'unknown' })
  };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
}

/** Digits only, because it is read out on the phone. */
function newTicketNo(): string {
  return `FB${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}

export function presentTicket(row: TicketRow): FeedbackTicket {
  return {
    id: row.id,
    ticketNo: row.ticket_no,
    kind: row.kind,
    content: row.content,
    imageUrls: row.image_urls,
    status: row.status,
    reply: row.reply,
    repliedAtMs: row.replied_at_ms,
    satisfaction: row.satisfaction,
    createdAtMs: row.created_at_ms
  };
}
