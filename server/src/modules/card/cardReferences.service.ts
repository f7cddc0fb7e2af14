import type { CardFields } from '@contract/card';
import type { Db, Tx } from '../../database/schema';
import { type Workplace, workplacesOf } from '../company/company.service';
import { getPinnedSupplies } from '../listing/pinnedSupplies.service';
import { listVarietyNames } from '../pricing/variety.service';
import type { CardRow } from './card.repository';

/** Companies, varieties and supplies that a user may refer to on a card. */
export interface CardReferences {
  workplaces: readonly Workplace[];
  varietyIds: ReadonlySet<string>;
  /** Those of the pinned supplies that are the user's own or of their companies. */
  supplyIds: ReadonlySet<string>;
}

/**
 * Loads what of a card's references the user may refer to.
 * @param varietyIds all of them, read before the transaction: another connection inside of it might wait for one
 */
export async function loadReferences(
  tx: Tx,
  userId: string,
  fields: CardFields,
  varietyIds: ReadonlySet<string>
): Promise<CardReferences> {
  const workplaces = await workplacesOf(tx, userId);
  const owner = { userId, companyIds: workplaces.map(({ id }) => id) };
  const supplies = await getPinnedSupplies(tx, fields.supplyIds, owner);
  return { workplaces, varietyIds, supplyIds: new Set(supplies.map(({ id }) => id)) };
}

/** Returns the ids of all varieties. */
export async function listVarietyIds(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await listVarietyNames(db)).map(({ id }) => id));
}

const isOwnCompany = (id: string, { workplaces }: CardReferences): boolean =>
  workplaces.some((workplace) => workplace.id === id);

/** Returns the fields without references that were valid when the card was stored and are gone since. */
export function withoutVanished(
  fields: CardFields,
  { company_id: companyId, fields: stored }: CardRow,
  own: CardReferences
): CardFields {
  const hasLeft = fields.companyId !== null && fields.companyId === companyId && !isOwnCompany(fields.companyId, own);
  return {
    ...fields,
    ...(hasLeft && { companyId: null, companyName: '' }),
    varietyIds: fields.varietyIds.filter((id) => own.varietyIds.has(id) || !stored.varietyIds.includes(id)),
    supplyIds: fields.supplyIds.filter((id) => own.supplyIds.has(id) || !stored.supplyIds.includes(id))
  };
}

/** Returns the paths of references to nothing, or to something of others, such as `supplyIds.0`. */
export function unknownReferences({ companyId, varietyIds, supplyIds }: CardFields, own: CardReferences): string[] {
  return [
    ...(companyId === null || isOwnCompany(companyId, own) ? [] : ['companyId']),
    ...(varietyIds.every((id) => own.varietyIds.has(id)) ? [] : ['varietyIds']),
    ...supplyIds.flatMap((id, index) => (own.supplyIds.has(id) ? [] : [`supplyIds.${index}`]))
  ];
}
