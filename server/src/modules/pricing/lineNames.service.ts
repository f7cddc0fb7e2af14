import type { PriceLine } from '@contract/priceLine';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { findLineNames, findLinesByIds } from './line.repository';
import { presentLine } from './market.presenter';
import type { LineNames } from './mentionedLines';
import { listVarietyNames } from './variety.service';

/** Returns price lines by their ids, in that order; unknown ones are omitted. */
export async function listLinesByIds(db: Db, lineIds: string[], viewer: Member | null): Promise<PriceLine[]> {
  if (lineIds.length === 0) return [];
  const found = new Map((await findLinesByIds(db, lineIds, viewer?.id ?? null)).map((row) => [row.line_id, row]));
  return lineIds.flatMap((id) => found.get(id) ?? []).map((row) => presentLine(row, 'day'));
}

/** Returns the names of every price line as used in texts, in the order of the price list. */
export async function listLineNames(db: Db): Promise<LineNames[]> {
  const [rows, varieties] = await Promise.all([findLineNames(db), listVarietyNames(db)]);
  const namesOf = new Map(varieties.map(({ id, name, aliases }) => [id, [name, ...aliases]]));
  return rows.map((row) => ({
    id: row.line_id,
    varietyId: row.variety_id,
    varietyNames: namesOf.get(row.variety_id) ?? [],
    gradeName: row.grade_name,
    marketNames: [row.market_name, row.market_short_name]
  }));
}
