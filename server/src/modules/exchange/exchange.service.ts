import type { CallInput } from '@contract';
import type { ExchangeRoom } from '@contract/exchange';
import { DAY_MS } from '@rules/duration';
import { MAX_HOLDER_LOCATION } from '@rules/holder';
import { normalizeLine } from '@rules/normalizeText';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { TextModeration } from '../../providers/textModeration';
import { UNDO_MS } from '../../undoWindow';
import { countAction } from '../rateLimit/rateLimit.service';
import { lockMember, requireKnownPerson } from '../user/user.service';
import { validateSharedContact } from './contactCard.service';
import { contactsExchanged } from './exchange.events';
import { notifyAccepted, notifyRequested } from './exchange.notifications';
import { WAIT_MS } from './exchange.presenter';
import {
  type ExchangeRow,
  existsAccepted,
  existsBlock,
  findByPair,
  findByRequestId,
  findExchange,
  findLastRequest,
  findShownByPair,
  insertExchange,
  lockExchange,
  lockPair,
  releaseWithheld,
  updateExchange
} from './exchange.repository';
import { exchangeTransitions } from './exchange.transitions';
import { findGivenContact, giveContact, type GivenContact } from './givenContact.service';
import { presentRoom } from './room.service';
import { lockAsked, resolveAsked, resolveCounterpart, subjectOf } from './subject.service';

const REQUEST_LIMIT = { name: 'exchangeRequest', limit: 20, windowMs: DAY_MS };

interface ExchangeDeps {
  db: Db;
  textModeration: TextModeration;
}

type RequestBody = CallInput<'POST /api/front/exchange/request'>;
type AnswerBody = CallInput<'POST /api/front/exchange/answer'>;

/** Returns whether two users have exchanged contacts. */
export function hasExchanged(db: Db | Tx, userId: string, otherId: string): Promise<boolean> {
  return existsAccepted(db, userId, otherId);
}

/**
 * Returns the page of an exchange, or of a supply or card to ask about.
 * @throws AppError VALIDATION without any id, NOT_FOUND for an unknown exchange, supply or card, FORBIDDEN for an exchange
 * of others, CONFLICT `supplyId` or `cardId` `own` for an own one
 */
export async function getExchangeRoom(
  db: Db,
  member: Member,
  { id, ...about }: { id?: string; supplyId?: string; cardId?: string },
  nowMs: number
): Promise<ExchangeRoom> {
  if (id !== undefined) return roomOf(db, member, await getExchangeFor(db, member, id), nowMs);
  const subject = subjectOf(about);
  const { otherId } = await resolveCounterpart(db, member, subject);
  const row = await findShownByPair(db, member.id, otherId);
  return presentRoom(db, member, { otherId, subject, row }, nowMs);
}

/**
 * Asks for the contact of the owner of a card, or of the person who answers for a supply.
 * @throws AppError NOT_FOUND for a withdrawn card and a supply that is not published, VALIDATION without either, and for
 * contacts or texts that others may not see, CONFLICT for an own one, while a request waits, within 30 days of the last
 * one and as `giveContact`, FORBIDDEN for an account that has neither number nor verification, RATE_LIMITED above 20 a day
 */
export async function requestExchange(
  { db, textModeration }: ExchangeDeps,
  member: Member,
  { requestId, shown, message, source = 'share', metLocation = '', ...about }: RequestBody,
  nowMs: number
): Promise<ExchangeRoom> {
  const existing = await findByRequestId(db, member.id, requestId);
  if (existing !== undefined) return roomOf(db, member, existing, nowMs);
  await requireKnownPerson(db, member.id);
  const subject = subjectOf(about);
  const found = await resolveAsked(db, member, subject);
  const texts = { message: message.trim(), metLocation: shortLocation(metLocation) };
  await validateSharedContact(textModeration, shown, texts);
  await countAction(db, REQUEST_LIMIT, member.id, nowMs);
  const row = await db.transaction().execute(async (tx) => {
    // Again, because it may have changed while the message was moderated.
    const otherId = await lockAsked(tx, member, subject, found);
    await lockMember(tx, member.id, [otherId]);
    await lockPair(tx, member.id, otherId);
    const duplicate = await findByRequestId(tx, member.id, requestId);
    if (duplicate !== undefined) return duplicate;
    const last = await findByPair(tx, member.id, otherId);
    if (last?.status === 'accepted') return last;
    const given = await giveContact(tx, member.id, shown);
    // The other one has asked already: asking back accepts.
    if (last?.status === 'requested' && last.to_user_id === member.id) return accept(tx, last, given, nowMs);
    await requireMayRequest(tx, member.id, otherId, nowMs);
    // Seen from here, a block is like no answer.
    const isWithheld = await existsBlock(tx, member.id, otherId);
    const asked = await insertExchange(tx, {
      id: newId(nowMs),
      from_user_id: member.id,
      to_user_id: otherId,
      supply_id: subject.supplyId,
      card_id: subject.cardId,
      request_id: requestId,
      status: 'requested',
      message: texts.message,
      source,
      met_location: texts.metLocation,
      from_card: JSON.stringify(given.contact),
      from_card_id: given.cardId,
      is_withheld: isWithheld,
      requested_at_ms: nowMs
    });
    if (!isWithheld) await notifyRequested(tx, asked, nowMs);
    return asked;
  });
  return presentRoom(db, member, { otherId: otherIdOf(row, member), subject, row }, nowMs);
}

/** Returns a location as holders store it. */
function shortLocation(text: string): string {
  return [...normalizeLine(text)].slice(0, MAX_HOLDER_LOCATION).join('');
}

/** @throws AppError CONFLICT while a request waits, and within 30 days of the last one */
async function requireMayRequest(tx: Tx, fromId: string, toId: string, nowMs: number): Promise<void> {
  const last = await findLastRequest(tx, fromId, toId);
  if (last === undefined) return;
  if (last.status === 'requested') throw new AppError('CONFLICT', { fields: { exchange: 'waiting' } });
  if (last.requested_at_ms + WAIT_MS > nowMs) throw new AppError('CONFLICT', { fields: { exchange: 'ignored' } });
}

/**
 * Answers a request; only the user who was asked may.
 * @throws AppError NOT_FOUND for an unknown exchange, FORBIDDEN for everyone but the user who was asked, VALIDATION for
 * contacts or texts that others may not see, CONFLICT when its status does not allow the answer and as `giveContact`
 */
export async function answerExchange(
  { db, textModeration }: ExchangeDeps,
  member: Member,
  body: AnswerBody,
  nowMs: number
): Promise<ExchangeRoom> {
  const exchange = await getExchangeFor(db, member, body.id);
  if (exchange.to_user_id !== member.id) throw new AppError('FORBIDDEN');
  if (body.answer === 'accept') await validateSharedContact(textModeration, body.shown);
  const row = await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id, [exchange.from_user_id]);
    await lockPair(tx, exchange.from_user_id, exchange.to_user_id);
    const locked = await lockExchange(tx, body.id);
    if (locked === undefined) throw new AppError('NOT_FOUND');
    const status = exchangeTransitions.nextUnlessDone(body.answer, 'asked', locked.status);
    if (status === undefined) return locked;
    if (body.answer === 'accept') {
      return accept(tx, locked, await giveContact(tx, member.id, body.shown), nowMs);
    }
    if (body.answer === 'unblock') await releaseWithheld(tx, locked.from_user_id, locked.to_user_id);
    if (body.answer === 'unignore') return reopen(tx, locked, nowMs);
    return updateExchange(tx, locked.id, { status, decided_at_ms: nowMs });
  });
  return roomOf(db, member, row, nowMs);
}

/**
 * Lets a request wait again that its recipient has just ignored.
 * @throws AppError CONFLICT after ten minutes, and when the two users have another exchange meanwhile
 */
async function reopen(tx: Tx, row: ExchangeRow, nowMs: number): Promise<ExchangeRow> {
  const status = exchangeTransitions.next('unignore', 'asked', row.status);
  const isLate = (row.decided_at_ms ?? 0) <= nowMs - UNDO_MS;
  const other = await findByPair(tx, row.from_user_id, row.to_user_id);
  const hasOther = other !== undefined && (other.status === 'requested' || other.status === 'accepted');
  if (isLate || hasOther) throw new AppError('CONFLICT', { fields: { status: other?.status ?? row.status } });
  return updateExchange(tx, row.id, { status, decided_at_ms: null });
}

async function accept(tx: Tx, row: ExchangeRow, given: GivenContact, nowMs: number): Promise<ExchangeRow> {
  const { from_user_id: askerId, from_card_id: askerCardId } = row;
  const status = exchangeTransitions.next('accept', 'asked', row.status);
  // The asker may have changed the card since, such as to hide the number.
  const ofAsker = askerCardId === null ? undefined : await findGivenContact(tx, askerId, askerCardId);
  const done = await updateExchange(tx, row.id, {
    status,
    ...(ofAsker && { from_card: JSON.stringify(ofAsker) }),
    to_card: JSON.stringify(given.contact),
    to_card_id: given.cardId,
    is_withheld: false,
    decided_at_ms: nowMs
  });
  await publishExchanged(tx, done, nowMs);
  await notifyAccepted(tx, done, nowMs);
  return done;
}

async function publishExchanged(tx: Tx, row: ExchangeRow, nowMs: number): Promise<void> {
  const { from_user_id: fromId, to_user_id: toId, from_card: ofAsker, to_card: ofAsked } = row;
  if (ofAsked === null) throw new Error(`exchange ${row.id} was accepted without a contact`);
  const asker = { userId: fromId, otherId: toId, contact: ofAsked, cardId: row.to_card_id ?? row.card_id };
  const asked = { userId: toId, otherId: fromId, contact: ofAsker, cardId: row.from_card_id };
  const { supply_id: supplyId, source, met_location: metLocation } = row;
  await contactsExchanged.publish(tx, { sides: [asker, asked], supplyId, source, metLocation }, nowMs);
}

async function getExchangeFor(db: Db, member: Member, id: string): Promise<ExchangeRow> {
  const row = await findExchange(db, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (row.from_user_id !== member.id && row.to_user_id !== member.id) throw new AppError('FORBIDDEN');
  if (row.is_withheld && row.to_user_id === member.id) throw new AppError('NOT_FOUND');
  return row;
}

function roomOf(db: Db, member: Member, row: ExchangeRow, nowMs: number): Promise<ExchangeRoom> {
  const subject = { supplyId: row.supply_id, cardId: row.card_id };
  return presentRoom(db, member, { otherId: otherIdOf(row, member), subject, row }, nowMs);
}

function otherIdOf(row: ExchangeRow, member: Member): string {
  return row.from_user_id === member.id ? row.to_user_id : row.from_user_id;
}
