import type { Db } from '../../database/schema';
import { findVarietyNames } from './variety.repository';

/** What a variety is called. */
export interface VarietyNames {
  id: string;
  name: string;
  aliases: string[];
  /** First letters of the pinyin of the name and the aliases, in lower case. */
  initials: string[];
  englishName: string;
}

/** Every variety, in the order of the price list. */
export async function listVarietyNames(db: Db): Promise<VarietyNames[]> {
  const rows = await findVarietyNames(db);
  return rows.map(({ english_name: englishName, ...names }) => ({ ...names, englishName }));
}
