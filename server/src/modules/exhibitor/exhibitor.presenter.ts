import type { ExhibitorBrief } from '@contract/exhibitor';
import type { ExhibitorRow } from './exhibitor.repository';

export interface ExhibitorNames {
  /** Name of each variety by its id. */
  varieties: ReadonlyMap<string, string>;
  verifiedCompanyIds: ReadonlySet<string>;
}

export function presentExhibitor(row: ExhibitorRow, { varieties, verifiedCompanyIds }: ExhibitorNames): ExhibitorBrief {
  return {
    id: row.id,
    name: row.name,
    logoUrl: row.logo_url,
    category: row.category,
    subcategory: row.subcategory,
    hallNumber: row.hall_number,
    boothNos: row.booth_nos,
    varieties: row.variety_ids.flatMap((id) => varieties.get(id) ?? []),
    isVerified: row.company_id !== null && verifiedCompanyIds.has(row.company_id),
    initial: row.initial,
    isFavourite: row.is_favourite,
    isSeen: row.is_seen
  };
}
