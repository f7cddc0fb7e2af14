import type { ExchangeStatus } from '@contract/exchange';
import { AppError } from '../../http/appError';
import { defineTransitions } from '../../transitions';

export type ExchangeAction = 'accept' | 'ignore' | 'unignore' | 'block' | 'unblock' | 'expire';

/** The user who asked for a contact, the one who was asked, or time. */
export type ExchangeActor = 'asker' | 'asked' | 'time';

/** All transitions of a contact exchange. The asker can only wait. */
export const exchangeTransitions = defineTransitions<ExchangeActor, ExchangeStatus, ExchangeAction>(
  {
    accept: { by: ['asked'], to: { requested: 'accepted' } },
    ignore: { by: ['asked'], to: { requested: 'ignored' } },
    unignore: { by: ['asked'], to: { ignored: 'requested' } },
    block: { by: ['asked'], to: { requested: 'blocked', ignored: 'blocked' } },
    unblock: { by: ['asked'], to: { blocked: 'ignored' } },
    expire: { by: ['time'], to: { requested: 'ignored' } }
  },
  (from) => new AppError('CONFLICT', { fields: { status: from } })
);
