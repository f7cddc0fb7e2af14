import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import { addDays } from '../calendar';
import type { SeedClock } from '../index';

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
  const row = (id: string, registeredCount: number) => {
    const days = expoDays(clock, id);
    return {
      id,
      name: `${days[0]!.slice(0, 4)} 南国香都香料产业博览会`,
      starts_on: days[0]!,
      ends_on: days.at(-1)!,
      venue: '玉林国际香料交易市场（演示）',
      registered_count: registeredCount
    };
  };
  await tx
    .insertInto('expo')
    .values([row(EXPO_ID, 2680), row(PAST_EXPO_ID, 11_240)])
    .execute();
}
