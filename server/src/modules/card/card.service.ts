import type { Card, CardChange, CardFields, CardSuggestion, NewCard, OwnCards } from '@contract/card';
import { MAX_CARDS, normalizeCard } from '@rules/card';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { FileStorage } from '../../providers/fileStorage';
import { UNDO_MS } from '../../undoWindow';
import { type Workplace, workplacesOf } from '../company/company.service';
import { listVarietyNames } from '../pricing/variety.service';
import { deleteCodesOf } from '../scanCode/scanCode.service';
import { showVideo, stateOfVideo } from '../upload/video.service';
import { getUser, verificationsOf } from '../user/user.service';
import { type CardContext, presentCard } from './card.presenter';
import {
  type CardRow,
  clearDefault,
  deleteWithdrawnBefore,
  findByRequestId,
  findCardOf,
  findCards,
  findShownRows,
  insertCard,
  lockCardsOf,
  updateCardRow
} from './card.repository';
import { type CardDeps, moderateCard, validateCard } from './cardValidation.service';

/** Returns the member's cards, and what a first one can begin with. */
export async function getOwnCards(db: Db, member: Member): Promise<OwnCards> {
  const [rows, workplaces] = await Promise.all([findCards(db, member.id), workplacesOf(db, member.id)]);
  const context = await loadContext(db, member.id, rows, workplaces);
  return {
    cards: rows.map((row) => presentCard(row, context)),
    maxCards: MAX_CARDS.basic,
    suggestion: await suggestCard(db, member, workplaces)
  };
}

async function suggestCard(db: Db, member: Member, [workplace]: readonly Workplace[]): Promise<CardSuggestion> {
  const { nickname, mobile, avatar_url: avatarUrl } = await getUser(db, member.id);
  return {
    name: nickname,
    position: workplace?.position ?? '',
    department: workplace?.department ?? '',
    companyId: workplace?.id ?? null,
    companyName: workplace?.name ?? '',
    mobile,
    avatarUrl
  };
}

async function loadContext(
  db: Db | Tx,
  userId: string,
  rows: readonly CardRow[],
  workplaces?: readonly Workplace[]
): Promise<CardContext> {
  const urls = rows.flatMap(({ fields }) => fields.videoUrl ?? []);
  const [companies, verifications, names, states] = await Promise.all([
    workplaces ?? workplacesOf(db, userId),
    verificationsOf(db, userId),
    listVarietyNames(db),
    Promise.all(urls.map(async (url) => [url, await stateOfVideo(db, url)] as const))
  ]);
  return {
    companies: new Map(
      companies.map(({ id, name, shortName, isVerified }) => [id, { id, name, shortName, isVerified }])
    ),
    verifications,
    varietyNames: new Map(names.map(({ id, name }) => [id, name])),
    videoStates: new Map(states.flatMap(([url, state]) => (state === undefined ? [] : [[url, state]])))
  };
}

/**
 * Returns a card with its owner, as the owner sees it, for what others may see of it.
 * @returns undefined for an unknown or withdrawn card, and one of a frozen account
 */
export async function findShownCard(db: Db | Tx, id: string): Promise<{ ownerId: string; card: Card } | undefined> {
  const [row] = await findShownRows(db, [id]);
  return row && { ownerId: row.user_id, card: presentCard(row, await loadContext(db, row.user_id, [row])) };
}

/** Returns the ids of a user's cards. */
export async function listCardIds(db: Db, userId: string): Promise<string[]> {
  return (await findCards(db, userId)).map(({ id }) => id);
}

/** Returns the default card of a user; undefined for one without cards. */
export async function findDefaultCard(db: Db | Tx, userId: string): Promise<string | undefined> {
  return (await findCards(db, userId))[0]?.id;
}

/** Returns the owner of a card that is shown. */
export async function findCardOwner(db: Db | Tx, id: string): Promise<string | undefined> {
  return (await findShownRows(db, [id]))[0]?.user_id;
}

/**
 * Creates a card; the first one becomes the default. Idempotent per `requestId`.
 * @throws AppError VALIDATION by field for what may not be on a card, CONFLICT when the member has the maximum number
 */
export async function createCard(deps: CardDeps, member: Member, wanted: NewCard, nowMs: number): Promise<Card> {
  const { requestId, ...input } = wanted;
  const fields = normalizeCard(input);
  const moderation = await moderateCard(deps, member.id, fields);
  return withCardLock(deps, member, async (tx) => {
    const earlier = await findByRequestId(tx, member.id, requestId);
    if (earlier !== undefined) return earlier;
    const others = await requireFreeSlot(tx, member);
    await validateCard({ tx, files: deps.files }, member.id, { fields, stored: null, moderation });
    await claimVideo({ tx, files: deps.files }, member, fields.videoUrl, null);
    return insertCard(tx, {
      id: newId(nowMs),
      user_id: member.id,
      request_id: requestId,
      ...columnsOf(fields),
      is_default: others.length === 0,
      created_at_ms: nowMs,
      updated_at_ms: nowMs
    });
  });
}

/**
 * Replaces the fields of a card.
 * @throws AppError VALIDATION by field for what may not be on a card, NOT_FOUND when the member has no such card
 */
export async function updateCard(deps: CardDeps, member: Member, change: CardChange, nowMs: number): Promise<Card> {
  const { id, ...input } = change;
  const fields = normalizeCard(input);
  const moderation = await moderateCard(deps, member.id, fields);
  return withCardLock(deps, member, async (tx) => {
    const card = await requireCard(tx, member, id);
    await validateCard({ tx, files: deps.files }, member.id, { fields, stored: card.fields, moderation });
    await claimVideo({ tx, files: deps.files }, member, fields.videoUrl, card.fields.videoUrl);
    return updateCardRow(tx, id, { ...columnsOf(fields), updated_at_ms: nowMs });
  });
}

/**
 * Makes a card the default.
 * @throws AppError NOT_FOUND when the member has no such card
 */
export async function setDefaultCard(db: Db, member: Member, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCardsOf(tx, member.id);
    await requireCard(tx, member, id);
    await clearDefault(tx, member.id);
    await updateCardRow(tx, id, { is_default: true });
  });
}

/**
 * Withdraws a card. The newest of the others becomes the default when the default is withdrawn.
 * @throws AppError NOT_FOUND when the member has no such card
 */
export async function withdrawCard(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCardsOf(tx, member.id);
    const card = await requireCard(tx, member, id);
    await updateCardRow(tx, id, { withdrawn_at_ms: nowMs });
    const [next] = await findCards(tx, member.id);
    if (next !== undefined && card.is_default) await updateCardRow(tx, next.id, { is_default: true });
  });
}

/**
 * Undoes a withdrawal; a former default becomes it again. Idempotent.
 * @throws AppError NOT_FOUND for a card that is not the member's or was withdrawn too long ago, CONFLICT when the slot
 * was used meanwhile
 */
export async function restoreCard(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCardsOf(tx, member.id);
    const card = await findCardOf(tx, member.id, id);
    if (card === undefined) throw new AppError('NOT_FOUND');
    if (card.withdrawn_at_ms === null) return;
    if (card.withdrawn_at_ms <= nowMs - UNDO_MS) throw new AppError('NOT_FOUND');
    const others = await requireFreeSlot(tx, member);
    if (card.is_default) await clearDefault(tx, member.id);
    await updateCardRow(tx, id, { withdrawn_at_ms: null, is_default: card.is_default || others.length === 0 });
  });
}

/** Deletes withdrawn cards that cannot be restored any more, and releases their videos. Idempotent. */
export async function purgeWithdrawnCards(deps: Pick<CardDeps, 'db' | 'files'>, nowMs: number): Promise<void> {
  const { db, files } = deps;
  await db.transaction().execute(async (tx) => {
    for (const { id, user_id: userId, fields } of await deleteWithdrawnBefore(tx, nowMs - UNDO_MS)) {
      await showVideo({ tx, files }, userId, { url: null, before: fields.videoUrl });
      await deleteCodesOf(tx, { kind: 'card', id });
    }
  });
}

async function withCardLock({ db }: CardDeps, member: Member, change: (tx: Tx) => Promise<CardRow>): Promise<Card> {
  const row = await db.transaction().execute(async (tx) => {
    await lockCardsOf(tx, member.id);
    return change(tx);
  });
  return presentCard(row, await loadContext(db, member.id, [row]));
}

/**
 * Returns a card of the member.
 * @throws AppError NOT_FOUND when the member has no such card
 */
export async function requireCard(tx: Db | Tx, member: Member, id: string): Promise<CardRow> {
  const card = await findCardOf(tx, member.id, id);
  if (card === undefined || card.withdrawn_at_ms !== null) throw new AppError('NOT_FOUND');
  return card;
}

/**
 * Returns the existing cards.
 * @throws AppError CONFLICT when there is no free slot
 */
async function requireFreeSlot(tx: Tx, member: Member): Promise<CardRow[]> {
  const cards = await findCards(tx, member.id);
  if (cards.length >= MAX_CARDS.basic) throw new AppError('CONFLICT', { fields: { cards: 'tooMany' } });
  return cards;
}

/** @throws AppError VALIDATION for a video of others, and one that is in use elsewhere */
async function claimVideo(
  deps: { tx: Tx; files: FileStorage },
  member: Member,
  url: string | null,
  before: string | null
): Promise<void> {
  const isShown = await showVideo(deps, member.id, { url, before });
  if (!isShown) throw new AppError('VALIDATION', { fields: { videoUrl: 'unknown' } });
}

/** A card that is bound to a company has no name of its own for one: none is left when its owner leaves the team. */
function columnsOf({ companyId, companyName, ...fields }: CardFields) {
  const ownName = companyId === null ? companyName : '';
  return { company_id: companyId, fields: JSON.stringify({ ...fields, companyName: ownName }) };
}
