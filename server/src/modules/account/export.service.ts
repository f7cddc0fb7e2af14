import type { Language } from '@contract/localText';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Deps } from '../../deps';
import type { Member } from '../../http/ports';
import { countAction, type RateRule } from '../rateLimit/rateLimit.service';

/** Version of the file; increased when something changes its meaning or is removed, not when something is added. */
const VERSION = 2;
const perPerson: RateRule = { name: 'exportData', limit: 10, windowMs: DAY_MS };

/**
 * Returns all data about the user as one JSON file; this module's README.md lists its content.
 * @param language of texts that the server writes
 */
export async function exportPersonalData(
  deps: Pick<Deps, 'db' | 'files' | 'secret' | 'personalData'>,
  { id: userId }: Member,
  language: Language,
  nowMs: number
): Promise<{ name: string; text: string }> {
  await countAction(deps.db, perPerson, userId, nowMs);
  const sections: Record<string, unknown> = {};
  for (const { name, exportOf } of deps.personalData) sections[name] = await exportOf(deps, userId, language);
  const file = { format: 'xiangshi-personal-data', version: VERSION, exportedAtMs: nowMs, ...sections };
  return { name: `xiangshi-${shanghaiDay(nowMs)}.json`, text: JSON.stringify(file, null, 2) };
}
