import cronParser from 'cron-parser';

/** Returns whether a cron expression has a time in most hours more than once. */
export const isFrequent = (schedule: string): boolean => schedule.startsWith('*');

/** Returns the last time of a cron expression (UTC) before another time. */
export function previousTimeOf(schedule: string, before: Date): Date {
  return cronParser.parseExpression(schedule, { currentDate: before, tz: 'UTC' }).prev().toDate();
}
