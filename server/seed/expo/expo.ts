import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import { addDays } from '../calendar';
import type { SeedClock } from '../index';
import { BANNERS, FIGURES, hallSheet, liveOf, openingsOf, ORGANISERS, PAST_FIGURES } from './expoFacts';
import { introduction, pastIntroduction } from './introduction';

/** The expo whose countdown runs in the demo, and the one of last year with its results. */
export const EXPO_ID = 'expo-demo';
export const PAST_EXPO_ID = 'expo-past';

const STARTS_IN_DAYS = 14;
const LASTS_DAYS = 3;
const PAST_STARTS_DAYS_AGO = 364;

/** Returns the days of an expo of the demo (YYYY-MM-DD), counted from the first start. */
export function expoDays(clock: SeedClock, expoId = EXPO_ID): string[] {
  const today = shanghaiDay(clock.now.getTime());
  const startsOn = addDays(today, expoId === EXPO_ID ? STARTS_IN_DAYS : -PAST_STARTS_DAYS_AGO);
  return Array.from({ length: LASTS_DAYS }, (_, day) => addDays(startsOn, day));
}

/** Inserts the expo that starts two weeks after the first start, and the one of the year before. */
export async function seedExpo(tx: Tx, clock: SeedClock): Promise<void> {
  const row = (id: string, registeredCount: number, number: number) => {
    const days = expoDays(clock, id);
    return {
      id,
      name: `${days[0]!.slice(0, 4)} 南国香都香料产业博览会`,
      starts_on: days[0]!,
      ends_on: days.at(-1)!,
      venue: '玉林国际香料交易市场（演示）',
      registered_count: registeredCount,
      number,
      slogan: '香聚南国，链通东盟',
      address: '广西玉林市玉州区香都大道 1 号（演示地址）',
      latitude: 22.6312,
      longitude: 110.1547,
      organisers: JSON.stringify(ORGANISERS),
      openings: JSON.stringify(openingsOf(days))
    };
  };
  const [current, past] = [row(EXPO_ID, 2680, 4), row(PAST_EXPO_ID, 11_240, 3)];
  await tx
    .insertInto('expo')
    .values([
      {
        ...current,
        figures: JSON.stringify(FIGURES),
        banners: JSON.stringify(BANNERS),
        live: JSON.stringify(liveOf(expoDays(clock))),
        introduction: JSON.stringify(introduction)
      },
      { ...past, figures: JSON.stringify(PAST_FIGURES), introduction: JSON.stringify(pastIntroduction) }
    ])
    .execute();
  const file = { expo_id: EXPO_ID, name: '馆区一览.xlsx', type: 'xlsx' } as const;
  await tx
    .insertInto('expo_file')
    .values({ id: 'expo-demo-halls', ...file, content: hallSheet() })
    .execute();
}
