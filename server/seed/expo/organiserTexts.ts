import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import { CAMPAIGN_NAMES } from '../campaignNames';
import type { SeedClock } from '../index';
import { CANDIDATE_INTROS } from './candidateIntros';
import { CANDIDATE_NAMES } from './candidateNames';
import { EXHIBITOR_NAMES } from './exhibitorNames';
import { EXPO_NAMES } from './expoNames';
import { INVESTMENT_NAMES } from './investmentNames';
import { AWARD_RULE, PARK_TEXTS } from './parkTexts';
import { PAST_SESSION_SUMMARIES } from './pastSessionSummaries';
import { SESSION_NAMES } from './sessionNames';
import { SESSION_SUMMARIES } from './sessionSummaries';
import { POSITION_NAMES } from './speakerNames';

const YEAR = 'YEAR';

const TEXTS = [
  ...[EXPO_NAMES, SESSION_NAMES, SESSION_SUMMARIES, PAST_SESSION_SUMMARIES, POSITION_NAMES, EXHIBITOR_NAMES],
  ...[AWARD_RULE, CANDIDATE_NAMES, CANDIDATE_INTROS, INVESTMENT_NAMES, PARK_TEXTS, CAMPAIGN_NAMES]
];

/** Inserts the texts of the platform, of expos, parks and the government page in the other languages. Needs `seedLocalNames`. */
export async function seedOrganiserTexts(tx: Tx, clock: SeedClock): Promise<void> {
  const thisYear = Number(shanghaiDay(clock.now.getTime()).slice(0, 4));
  const years = [thisYear - 1, thisYear, thisYear + 1];
  const lines = TEXTS.flatMap((text) => text.trim().split('\n'));
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
