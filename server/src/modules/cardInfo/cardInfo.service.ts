import type { VisitorCard } from '@contract/card';
import { DAY_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { FileStorage } from '../../providers/fileStorage';
import { findShownCard } from '../card/card.service';
import type { PresentedCard } from '../card/presentedCard';
import { accountNumberOf, hasFullContact, presentContacts } from '../card/visibleContacts';
import { companyOfUser } from '../company/company.service';
import { askAgainFromMs, relationOf } from '../exchange/relation.service';
import { isOnOffer } from '../listing/pinnedSupplies.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { preferencesOf } from '../user/preference.service';
import { cardKeeping } from './cardKeeping';

interface CardInfoDeps {
  db: Db;
  files: FileStorage;
}

/** A card as its viewer may see it, apart from what only concerns an open one. */
export type ShownCard = Omit<VisitorCard, 'supplies' | 'againFromMs' | 'holderEntryId' | 'isAnonymous'>;

/** The limits stop the collection of contacts: an expo has some hundred cards a day for one visitor. */
const MEMBER_LIMIT = { name: 'readCard', limit: 300, windowMs: DAY_MS };
/** Counts the visitors without an account at one address. */
const ADDRESS_LIMIT = { name: 'readCardAddress', limit: 2000, windowMs: DAY_MS };

/**
 * Returns a card as the viewer may see it.
 * @throws AppError NOT_FOUND for a card that is not shown
 */
export async function getVisitorCard(deps: CardInfoDeps, viewer: Member | null, id: string): Promise<ShownCard> {
  return (await findVisible(deps, viewer, id)).shown;
}

/**
 * Returns a card to a viewer who opens it.
 * @param addressKey digest of the address, for the limit of a visitor
 * @throws AppError NOT_FOUND for a card that is not shown, RATE_LIMITED above 300 cards of strangers with full contacts a
 * day, for visitors above 2,000 of one address
 */
export async function openCard(
  deps: CardInfoDeps,
  viewer: Member | null,
  { id, addressKey }: { id: string; addressKey: string },
  nowMs: number
): Promise<VisitorCard> {
  const { shown, card, ownerId } = await findVisible(deps, viewer, id);
  const isStranger = shown.relation !== 'own' && shown.relation !== 'exchanged';
  if (isStranger && hasFullContact(shown)) {
    const [limit, key] = viewer === null ? [ADDRESS_LIMIT, addressKey] : [MEMBER_LIMIT, viewer.id];
    await countAction(deps.db, limit, key, nowMs);
  }
  const [againFromMs, holderEntryId, isAnonymous] = await Promise.all([
    shown.relation === 'none' ? askAgainFromMs(deps.db, viewer, ownerId, nowMs) : null,
    viewer === null ? null : cardKeeping.use.findEntryId(deps.db, viewer.id, ownerId),
    viewer === null ? false : preferencesOf(deps.db, viewer.id).then(({ browsesAnonymously }) => browsesAnonymously)
  ]);
  const supplies = card.supplies.filter((supply) => isOnOffer(supply, nowMs));
  return { ...shown, supplies, againFromMs, holderEntryId, isAnonymous };
}

/** @throws AppError NOT_FOUND for a card that is not shown */
async function findVisible(
  deps: CardInfoDeps,
  viewer: Member | null,
  id: string
): Promise<{ shown: ShownCard; card: PresentedCard; ownerId: string }> {
  const { db } = deps;
  const found = await findShownCard(deps, id);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { card, ownerId } = found;
  const [{ relation, exchangeId }, isVerified, account] = await Promise.all([
    relationOf(db, viewer, ownerId),
    isVerifiedViewer(db, viewer),
    accountNumberOf(db, ownerId)
  ]);
  const contacts = presentContacts(card, { relation, isVerified }, account);
  return { shown: { ...presentPublic(card), ...contacts, relation, exchangeId }, card, ownerId };
}

async function isVerifiedViewer(db: Db, viewer: Member | null): Promise<boolean> {
  if (viewer === null) return false;
  return viewer.isVerified || (await companyOfUser(db, viewer.id)) !== null;
}

/** Returns what everyone sees. */
function presentPublic(card: PresentedCard) {
  const { id, name, position, department, company, companyName, avatarUrl, website, updatedAtMs } = card;
  const { varieties, intro, pictures, style, verifications } = card;
  return {
    ...{ id, name, position, department, company, companyName, avatarUrl, website, updatedAtMs },
    ...{ varieties, intro, pictures, style, verifications },
    videoUrl: card.videoState === 'shown' ? card.videoUrl : null
  };
}
