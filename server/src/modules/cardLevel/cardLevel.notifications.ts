import type { LinkTarget } from '@contract/deepLink';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';
import type { LevelPeriod } from './levelPeriod';

interface LevelEvent {
  event: 'cardLevel.granted' | 'cardLevel.expiring' | 'cardLevel.expired';
  period: LevelPeriod;
}

/** The page of the plans. */
const planPage: LinkTarget = { type: 'jumpMini', route: 'pay.vcard', params: {} };

/** Notifies a user of a change of their level. */
export async function notifyOfLevel(
  tx: Tx,
  userId: string,
  { event, period }: LevelEvent,
  nowMs: number
): Promise<void> {
  const content = { event, params: { level: period.level, until: shanghaiDay(period.expiresAtMs) } };
  await notify(tx, [{ userId, kind: 'pay', content, jump: planPage }], nowMs);
}
