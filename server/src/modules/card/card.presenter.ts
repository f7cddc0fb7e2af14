import type { Card, CardCompany, CardStats } from '@contract/card';
import type { FavouriteSupply } from '@contract/supply';
import type { Picture, VideoState } from '@contract/upload';
import type { VerificationKind } from '@contract/user';
import type { CardRow } from './card.repository';
import type { PresentedCard } from './presentedCard';
import { type AccountNumber, contactsFor } from './visibleContacts';

/** Data that a card shows apart from its own row. */
export interface CardContext {
  /** Companies of the owner by id. */
  companies: ReadonlyMap<string, CardCompany>;
  /** Verifications of the owner. */
  verifications: readonly VerificationKind[];
  /** Names of varieties by id. */
  varietyNames: ReadonlyMap<string, string>;
  /** Supplies that the owner may pin, by id. */
  supplies: ReadonlyMap<string, FavouriteSupply>;
  /** Pictures by URL. */
  pictures: ReadonlyMap<string, Picture>;
  /** States of videos by URL. */
  videoStates: ReadonlyMap<string, VideoState>;
}

const noStats: CardStats = { views: 0, visitors: 0, saves: 0, shares: 0 };

/** Returns the badges of a card: its owner's own one, and that of the company that it is bound to. */
function badgesOf(company: CardCompany | null, { verifications }: CardContext): VerificationKind[] {
  return [
    ...(company?.isVerified ? ['company' as const] : []),
    ...(verifications.includes('person') ? ['person' as const] : [])
  ];
}

/** Returns the values of the ids that are known, in the order of the ids. */
const known = <T>(ids: readonly string[], values: ReadonlyMap<string, T>): T[] =>
  ids.flatMap((id) => values.get(id) ?? []);

/** Presents a card to its owner, without what is gone: varieties, supplies, and a company that the owner has left. */
export function presentCard(row: CardRow, context: CardContext): PresentedCard {
  const { fields } = row;
  const company = (row.company_id !== null && context.companies.get(row.company_id)) || null;
  const hasLeft = row.company_id !== null && company === null;
  const supplies = known(fields.supplyIds, context.supplies);
  const varieties = fields.varietyIds.flatMap((id) => {
    const name = context.varietyNames.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
  return {
    id: row.id,
    ...fields,
    companyId: company?.id ?? null,
    companyName: company?.name ?? fields.companyName,
    company,
    secondSide: fields.secondSide && { ...fields.secondSide, ...(hasLeft && { companyName: '' }) },
    isFindable: row.is_findable,
    verifications: badgesOf(company, context),
    varietyIds: varieties.map(({ id }) => id),
    varieties,
    supplyIds: supplies.map(({ id }) => id),
    supplies,
    pictures: known(fields.pictureUrls, context.pictures),
    videoState: fields.videoUrl === null ? null : (context.videoStates.get(fields.videoUrl) ?? null),
    isDefault: row.is_default,
    takedownReason: row.taken_down_at_ms === null ? null : (row.taken_down_reason ?? ''),
    revision: row.revision,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms
  };
}

/** Data of a card for its owner only. */
interface OwnerContext {
  /** Figures by card; a card that no one has opened has none. */
  stats: ReadonlyMap<string, CardStats>;
  account: AccountNumber;
}

/** Adds the figures of a card to its owner, and its contacts as strangers see them. */
export function presentToOwner(card: PresentedCard, { stats, account }: OwnerContext): Card {
  return { ...card, publicContacts: contactsFor(card, 'none', account), stats: stats.get(card.id) ?? noStats };
}
