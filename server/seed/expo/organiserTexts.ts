import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import type { SeedClock } from '../index';
import { CANDIDATE_NAMES } from './candidateNames';
import { EXPO_NAMES } from './expoNames';
import { INVESTMENT_NAMES } from './investmentNames';
import { SESSION_NAMES } from './sessionNames';

const YEAR = 'YEAR';

/** Inserts the texts of expos, parks and the government page in the other languages. Needs `seedLocalNames`. */
export async function seedOrganiserTexts(tx: Tx, clock: SeedClock): Promise<void> {
  const thisYear = Number(shanghaiDay(clock.now.getTime()).slice(0, 4));
  const years = [thisYear - 1, thisYear, thisYear + 1];
  const lines = [EXPO_NAMES, SESSION_NAMES, CANDIDATE_NAMES, INVESTMENT_NAMES].flatMap((text) =>
    text.trim().split('\n')
  );
  const dated = lines.flatMap((line) =>
    line.startsWith(YEAR) ? years.map((year) => line.replaceAll(YEAR, String(year))) : [line]
  );
  const rows = dated.map((line) => {
    const [name = '', en = '', fr = '', es = ''] = line.split(' | ');
    return { name, zh_hant: null, en, fr, es };
  });
  await tx
    .insertInto('local_name')
    .values(rows)
    // A name that an expo shares with the trade is translated as the trade's.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
