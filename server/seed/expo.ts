import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../src/database/schema';
import { addDays } from './calendar';
import type { SeedClock } from './index';

const STARTS_IN_DAYS = 14;
const LASTS_DAYS = 3;

/** Inserts one expo that starts two weeks after the first start, so that its countdown runs in the demo. */
export async function seedExpo(tx: Tx, clock: SeedClock): Promise<void> {
  const startsOn = addDays(shanghaiDay(clock.now.getTime()), STARTS_IN_DAYS);
  await tx
    .insertInto('expo')
    .values({
      id: 'expo-demo',
      name: `${startsOn.slice(0, 4)} 南国香都香料产业博览会`,
      starts_on: startsOn,
      ends_on: addDays(startsOn, LASTS_DAYS - 1),
      venue: '玉林国际香料交易市场（演示）',
      registered_count: 2680
    })
    .execute();
}
