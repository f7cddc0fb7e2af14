import type { ContactCard } from '@contract/exchange';
import type { HolderSource } from '@contract/holder';
import { MAX_HOLDER_LOCATION } from '@rules/holder';
import type { Tx } from '../../src/database/schema';

/** One side of an exchange: a user, and the contact of the other one that they got. */
export interface ExchangedSide {
  exchangeId: string;
  userId: string;
  otherId: string;
  /** The contact of the other user. */
  contact: ContactCard;
  source: HolderSource;
  metLocation: string;
  decidedMs: number;
}

/** Returns both sides of each exchange that was accepted. Needs `seedExchanges`. */
export async function findExchangedSides(tx: Tx): Promise<ExchangedSide[]> {
  const rows = await tx
    .selectFrom('contact_exchange as e')
    .leftJoin('supply as s', 's.id', 'e.supply_id')
    .where('e.status', '=', 'accepted')
    .select(['e.id', 'e.from_user_id', 'e.to_user_id', 'e.from_card', 'e.to_card', 'e.source', 'e.met_location'])
    .select(['e.supply_id', 'e.requested_at_ms', 'e.decided_at_ms', 's.public_fields'])
    .orderBy('e.id')
    .execute();
  return rows.flatMap((row) => {
    if (row.to_card === null) return [];
    const met =
      row.supply_id === null
        ? { source: row.source, metLocation: row.met_location }
        : { source: 'supply' as const, metLocation: shorten(row.public_fields?.title ?? '') };
    const shared = { exchangeId: row.id, ...met, decidedMs: row.decided_at_ms ?? row.requested_at_ms };
    return [
      { ...shared, userId: row.from_user_id, otherId: row.to_user_id, contact: row.to_card },
      { ...shared, userId: row.to_user_id, otherId: row.from_user_id, contact: row.from_card }
    ];
  });
}

const shorten = (title: string): string => [...title].slice(0, MAX_HOLDER_LOCATION).join('');
