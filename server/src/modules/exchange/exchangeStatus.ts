import type { ExchangeStatus } from '@contract/exchange';
import { AppError } from '../../http/appError';

export type ExchangeAction = 'accept' | 'ignore' | 'block' | 'unblock' | 'lapse';
type Actor = 'asked' | 'time';

interface Rule {
  by: Actor;
  from: readonly ExchangeStatus[];
  to: ExchangeStatus;
}

/** All that may happen to a request for somebody's contact. Who asked can do nothing but wait. */
const rules: Record<ExchangeAction, Rule> = {
  accept: { by: 'asked', from: ['requested'], to: 'accepted' },
  ignore: { by: 'asked', from: ['requested'], to: 'ignored' },
  block: { by: 'asked', from: ['requested', 'ignored'], to: 'blocked' },
  unblock: { by: 'asked', from: ['blocked'], to: 'ignored' },
  lapse: { by: 'time', from: ['requested'], to: 'ignored' }
};

/** What becomes of it; null where the action has been done already. Throws FORBIDDEN, CONFLICT. */
export function nextStatus(
  action: ExchangeAction,
  actor: Actor | 'asker',
  from: ExchangeStatus
): ExchangeStatus | null {
  const rule = rules[action];
  if (rule.by !== actor) throw new AppError('FORBIDDEN');
  if (rule.from.includes(from)) return rule.to;
  if (rule.to === from) return null;
  throw new AppError('CONFLICT', { fields: { status: from } });
}
