import { parseArgs } from 'node:util';
import { Value } from '@sinclair/typebox/value';
import { AnalyticsConfig } from '@contract/analytics';
import { isDay } from '@rules/day';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import type { Commands } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { readSetting, readSettingForUpdate, writeSetting } from '../setting/setting.service';
import { getDay } from './day.service';

const seconds = (ms: number | null): string => (ms === null ? '-' : (ms / 1000).toFixed(1));

/**
 * `analytics:day [DATE]`: views and visible time by page, then the other events of a day, today by default.
 * @throws OperatorError for a date that is none
 */
export async function dayCommand(db: Db, date: string | undefined, nowMs: number): Promise<string> {
  const day = date ?? shanghaiDay(nowMs);
  if (!isDay(day)) throw new OperatorError('DATE is a day such as 2026-12-01.');
  const sums = await getDay(db, day, nowMs);
  if (sums === undefined) return `${day}  There are no events.`;
  const views = sums.events.filter(({ event }) => event === 'pageView');
  const others = sums.events.filter(({ event }) => event !== 'pageView');
  return [
    `${day}  sessions ${sums.sessions}  devices ${sums.devices}  median visible ${seconds(sums.median_visible_ms)} s`,
    'page  views  median visible s',
    ...views.map(({ page, count, median_visible_ms }) => [page || '-', count, seconds(median_visible_ms)].join('  ')),
    'event  page  count',
    ...others.map(({ event, page, variant, count }) => [event, variant, page || '-', count].filter(Boolean).join('  '))
  ].join('\n');
}

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false };
const options = {
  on: { type: 'string' },
  sample: { type: 'string' },
  interval: { type: 'string' },
  config: { type: 'string' },
  off: { type: 'string' }
} as const;

/**
 * `analytics:config …`: changes what devices record and send, and prints it. Without options it only prints.
 * @throws OperatorError when an option is unknown or its value is not allowed
 */
export async function configCommand(db: Db, args: string[]): Promise<string> {
  const changes = parseOptions(args);
  const config =
    args.length === 0
      ? await readSetting(db, 'analytics')
      : await db.transaction().execute((tx) => changeConfig(tx, changes));
  return JSON.stringify(config, null, 2);
}

async function changeConfig(tx: Tx, changes: ReturnType<typeof parseOptions>): Promise<AnalyticsConfig> {
  const { on, sample, interval, config: configInterval, off } = changes;
  const present = await readSettingForUpdate(tx, 'analytics');
  const changed = {
    ...present,
    version: present.version + 1,
    ...(on !== undefined && { isOn: answers[on] ?? on }),
    ...(sample !== undefined && { samplePercent: Number(sample) }),
    ...(interval !== undefined && { sendIntervalSec: Number(interval) }),
    ...(configInterval !== undefined && { configIntervalSec: Number(configInterval) }),
    ...(off !== undefined && { eventsOff: off.split(',').filter((name) => name !== '') })
  };
  if (!Value.Check(AnalyticsConfig, changed)) {
    const fault = Value.Errors(AnalyticsConfig, changed).First();
    throw new OperatorError(`${fault?.path.slice(1) ?? 'The configuration'} is wrong: ${fault?.message ?? ''}`);
  }
  await writeSetting(tx, 'analytics', changed);
  return changed;
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new OperatorError((error as Error).message);
  }
}

export const analyticsCommands: Commands = {
  'analytics:day': {
    usage: '[DATE]',
    summary: 'print sessions, views and visible time by page, and the counts of events of a day',
    run: ({ withDatabase, now }, [date]) => withDatabase((db) => dayCommand(db, date, now.getTime()))
  },
  'analytics:config': {
    usage: '[--on yes|no] [--sample PERCENT] [--interval SECONDS] [--config SECONDS] [--off EVENT,EVENT]',
    summary: 'print or change what the devices of those who agreed record, how often they send and ask for this',
    run: ({ withDatabase }, args) => withDatabase((db) => configCommand(db, args))
  }
};
