import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { findBriefRows } from './card.repository';

/** Data of a card for a list. */
export interface CardBrief {
  ownerId: string;
  name: string;
  position: string;
  companyName: string;
  avatarUrl: string | null;
  verifications: VerificationKind[];
  updatedAtMs: number;
}

/** Returns the cards that are shown by their ids; withdrawn ones and those of frozen accounts are left out. */
export async function getCardBriefs(db: Db | Tx, ids: readonly string[]): Promise<Map<string, CardBrief>> {
  const rows = ids.length === 0 ? [] : await findBriefRows(db, ids);
  return new Map(
    rows.map(({ id, fields, ...row }) => [
      id,
      {
        ownerId: row.user_id,
        name: fields.name,
        position: fields.position,
        companyName: row.company_name ?? fields.companyName,
        avatarUrl: fields.avatarUrl,
        verifications: [
          ...(row.is_company_verified ? ['company' as const] : []),
          ...(row.is_person_verified ? ['person' as const] : [])
        ],
        updatedAtMs: row.updated_at_ms
      }
    ])
  );
}
