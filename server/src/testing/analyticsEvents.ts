import { randomBytes } from 'node:crypto';
import type { AnalyticsEvent } from '@contract/analytics';
import type { TestApp } from './testApp';

export const randomId = (): string => randomBytes(16).toString('hex');
export const newAnalyticsDevice = () => ({ deviceId: randomId(), deviceSecret: randomId() });

const run = { runId: randomId(), sessionId: randomId() };

/** Returns a view of the home, now, in the same run and session each time. */
export function buildAnalyticsEvent(
  server: TestApp,
  number: number,
  changes: Partial<AnalyticsEvent> = {}
): AnalyticsEvent {
  const atMs = server.deps.now().getTime();
  return { ...run, number, event: 'pageView', page: 'home', view: number, atMs, properties: {}, ...changes };
}

/** Returns the stored events in the order of their numbers. */
export const analyticsEventRows = ({ db }: TestApp) =>
  db.selectFrom('analytics_event').selectAll().orderBy('number').execute();

/** Deletes all devices with their events. */
export const deleteAnalyticsDevices = ({ db }: TestApp) => db.deleteFrom('analytics_device').execute();
