import { isDeepStrictEqual } from 'node:util';
import type { Card, CardChange, CardSuggestion, NewCard, OwnCards } from '@contract/card';
import { normalizeCard } from '@rules/card';
import { chosenNickname } from '@rules/generatedNickname';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { FileStorage } from '../../providers/fileStorage';
import { type Workplace, workplacesOf } from '../company/company.service';
import { showVideo } from '../upload/video.service';
import { numberOf } from '../user/numberless';
import { getUser, lockMember, requireKnownPerson } from '../user/user.service';
import { cardChanged } from './card.events';
import { presentCard, presentToOwner } from './card.presenter';
import {
  type CardRow,
  clearDefault,
  findByRequestId,
  findCardIds,
  findCardOf,
  findCards,
  findFirstShownId,
  findShownOwner,
  findShownRow,
  insertCard,
  updateCardRow
} from './card.repository';
import { loadCardContext } from './cardContext.service';
import { cardLimit } from './cardLimit';
import { cardOwner } from './cardOwner';
import { listVarietyIds, loadReferences, withoutVanished } from './cardReferences.service';
import { cardStatistics } from './cardStatistics';
import { type CardDeps, moderateCard, validateCard } from './cardValidation.service';
import type { PresentedCard } from './presentedCard';
import { columnsOf } from './storedCard';
import { accountNumberOf } from './visibleContacts';

interface ReadDeps {
  db: Db;
  files: FileStorage;
}

/** Returns the member's cards, and what a first one can begin with. */
export async function getOwnCards(deps: ReadDeps, member: Member, nowMs: number): Promise<OwnCards> {
  const { db } = deps;
  const [rows, workplaces] = await Promise.all([findCards(db, member.id), workplacesOf(db, member.id)]);
  const [cards, maxCards, suggestion] = await Promise.all([
    presentOwn(deps, member, rows, { nowMs, workplaces }),
    cardLimit.use.maxCardsOf(db, member.id, nowMs),
    suggestCard(db, member, workplaces)
  ]);
  return { cards, maxCards, suggestion };
}

async function presentOwn(
  deps: ReadDeps,
  member: Member,
  rows: readonly CardRow[],
  { nowMs, workplaces }: { nowMs: number; workplaces?: readonly Workplace[] }
): Promise<Card[]> {
  const ids = rows.map(({ id }) => id);
  const [context, stats, account] = await Promise.all([
    loadCardContext(deps, member.id, rows, workplaces),
    cardStatistics.use.statsOf(deps.db, ids, nowMs),
    accountNumberOf(deps.db, member.id)
  ]);
  return rows.map((row) => presentToOwner(presentCard(row, context), { stats, account }));
}

async function suggestCard(db: Db, member: Member, [workplace]: readonly Workplace[]): Promise<CardSuggestion> {
  const [user, realName] = await Promise.all([getUser(db, member.id), cardOwner.use.realNameOf(db, member.id)]);
  return {
    name: realName || chosenNickname(user.nickname),
    position: workplace?.position ?? '',
    department: workplace?.department ?? '',
    companyId: workplace?.id ?? null,
    companyName: workplace?.name ?? '',
    mobile: numberOf(user),
    avatarUrl: user.avatar_url
  };
}

/**
 * Returns a card with its owner, as the owner sees it, for what others may see of it.
 * @returns undefined for an unknown, withdrawn or taken down card, and one of a frozen account
 */
export async function findShownCard(
  deps: ReadDeps,
  id: string
): Promise<{ ownerId: string; card: PresentedCard } | undefined> {
  const row = await findShownRow(deps.db, id);
  if (row === undefined) return undefined;
  return { ownerId: row.user_id, card: presentCard(row, await loadCardContext(deps, row.user_id, [row])) };
}

/** Returns the ids of a user's cards. */
export function listCardIds(db: Db, userId: string): Promise<string[]> {
  return findCardIds(db, userId);
}

/** Returns the default card of a user, or the next that others may see; undefined for one without. */
export function findDefaultCard(db: Db | Tx, userId: string): Promise<string | undefined> {
  return findFirstShownId(db, userId);
}

/** Returns the owner of a card that is shown. */
export function findCardOwner(db: Db | Tx, id: string): Promise<string | undefined> {
  return findShownOwner(db, id);
}

/**
 * Creates a card; the first one becomes the default. Idempotent per `requestId`.
 * @throws AppError FORBIDDEN for an account that has neither number nor verification, VALIDATION with `fields.<name>` for
 * what may not be on a card, CONFLICT when the member has the
 * maximum number, NOT_FOUND for a repeated call whose card was withdrawn since
 */
export async function createCard(deps: CardDeps, member: Member, wanted: NewCard, nowMs: number): Promise<Card> {
  const { requestId, ...input } = wanted;
  await requireKnownPerson(deps.db, member.id);
  const fields = normalizeCard(input);
  const [moderation, varietyIds] = await Promise.all([moderateCard(deps, member.id, fields), listVarietyIds(deps.db)]);
  return withCardLock(deps, member, nowMs, async (tx) => {
    const earlier = await findByRequestId(tx, member.id, requestId);
    if (earlier !== undefined && earlier.withdrawn_at_ms !== null) throw new AppError('NOT_FOUND');
    if (earlier !== undefined) return earlier;
    const hasOthers = await requireFreeSlot(tx, member, nowMs);
    const own = await loadReferences(tx, member.id, fields, varietyIds);
    await validateCard({ tx, files: deps.files }, member.id, { fields, stored: null, moderation, own });
    await claimVideo({ tx, files: deps.files }, member, fields.videoUrl, null);
    return insertCard(tx, {
      id: newId(nowMs),
      user_id: member.id,
      request_id: requestId,
      ...columnsOf(fields, own),
      is_default: !hasOthers,
      created_at_ms: nowMs,
      updated_at_ms: nowMs
    });
  });
}

/**
 * Replaces the fields of a card. Idempotent: a repeated call finds them as they are wanted.
 * @throws AppError VALIDATION with `fields.<name>` for what may not be on a card, NOT_FOUND when the member has no such
 * card, CONFLICT `revision` `changed` when it was changed since the member saw it
 */
export async function updateCard(deps: CardDeps, member: Member, change: CardChange, nowMs: number): Promise<Card> {
  const { id, revision, ...input } = change;
  const typed = normalizeCard(input);
  const [moderation, varietyIds] = await Promise.all([moderateCard(deps, member.id, typed), listVarietyIds(deps.db)]);
  return withCardLock(deps, member, nowMs, async (tx) => {
    const card = await requireCard(tx, member, id);
    const own = await loadReferences(tx, member.id, typed, varietyIds);
    const fields = withoutVanished(typed, card, own);
    const columns = columnsOf(fields, own);
    if (isStored(card, columns)) return card;
    if (card.revision !== revision) throw new AppError('CONFLICT', { fields: { revision: 'changed' } });
    await validateCard({ tx, files: deps.files }, member.id, { fields, stored: card.fields, moderation, own });
    await claimVideo({ tx, files: deps.files }, member, fields.videoUrl, card.fields.videoUrl);
    const changed = await updateCardRow(tx, id, { ...columns, revision: revision + 1, updated_at_ms: nowMs });
    await cardChanged.publish(tx, { cardId: id }, nowMs);
    return changed;
  });
}

/** Returns whether the card already is as these columns. */
function isStored(card: CardRow, { company_id, is_findable, fields }: ReturnType<typeof columnsOf>): boolean {
  return (
    card.company_id === company_id &&
    card.is_findable === is_findable &&
    isDeepStrictEqual(card.fields, JSON.parse(fields) as unknown)
  );
}

/**
 * Makes a card the default.
 * @throws AppError NOT_FOUND when the member has no such card
 */
export async function setDefaultCard(db: Db, member: Member, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    await requireCard(tx, member, id);
    await clearDefault(tx, member.id);
    await updateCardRow(tx, id, { is_default: true });
  });
}

async function withCardLock(
  deps: CardDeps,
  member: Member,
  nowMs: number,
  change: (tx: Tx) => Promise<CardRow>
): Promise<Card> {
  const row = await deps.db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    return change(tx);
  });
  const [card] = await presentOwn(deps, member, [row], { nowMs });
  if (card === undefined) throw new Error(`card ${row.id} was not presented`);
  return card;
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
 * Returns whether the member has cards.
 * @throws AppError CONFLICT when there is no free slot
 */
export async function requireFreeSlot(tx: Tx, member: Member, nowMs: number): Promise<boolean> {
  const { length } = await findCardIds(tx, member.id);
  const maxCards = await cardLimit.use.maxCardsOf(tx, member.id, nowMs);
  if (length >= maxCards) throw new AppError('CONFLICT', { fields: { cards: 'tooMany' } });
  return length > 0;
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
