import type { ExchangeStatus } from '@contract/exchange';
import { AppError } from '../../http/appError';

export type ExchangeAction = 'accept' | 'ignore' | 'block' | 'unblock' | 'expire';
type Actor = 'asked' | 'time';

interface Transition {
  by: Actor;
  from: readonly ExchangeStatus[];
  to: ExchangeStatus;
}

/** All that may happen to a request for somebody's contact. Who asked can do nothing but wait. */
const transitions: Record<ExchangeAction, Transition> = {
  accept: { by: 'asked', from: ['requested'], to: 'accepted' },
  ignore: { by: 'asked', from: ['requested'], to: 'ignored' },
  block: { by: 'asked', from: ['requested', 'ignored'], to: 'blocked' },
  unblock: { by: 'asked', from: ['blocked'], to: 'ignored' },
  expire: { by: 'time', from: ['requested'], to: 'ignored' }
};

/** What becomes of it; null where the action has been done already. Throws FORBIDDEN, CONFLICT. */
export function nextStatus(
  action: ExchangeAction,
  actor: Actor | 'asker',
  from: ExchangeStatus
): ExchangeStatus | null {
  const transition = transitions[action];
  if (transition.by !== actor) throw new AppError('FORBIDDEN');
  if (transition.from.includes(from)) return transition.to;
  if (transition.to === from) return null;
  throw new AppError('CONFLICT', { fields: { status: from } });
}
