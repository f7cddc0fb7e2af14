import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ExchangeStatus } from '@contract/exchange';
import { nextStatus, type ExchangeAction } from './exchange.transitions';

describe('what may happen to a request for a contact', () => {
  const outcomes: [action: ExchangeAction, ...of: Record<ExchangeStatus, ExchangeStatus | 'same' | 'CONFLICT'>[]][] = [
    ['accept', { requested: 'accepted', accepted: 'same', ignored: 'CONFLICT', blocked: 'CONFLICT' }],
    ['ignore', { requested: 'ignored', accepted: 'CONFLICT', ignored: 'same', blocked: 'CONFLICT' }],
    ['block', { requested: 'blocked', accepted: 'CONFLICT', ignored: 'blocked', blocked: 'same' }],
    ['unblock', { requested: 'CONFLICT', accepted: 'CONFLICT', ignored: 'same', blocked: 'ignored' }],
    ['expire', { requested: 'ignored', accepted: 'CONFLICT', ignored: 'same', blocked: 'CONFLICT' }]
  ];
  const outcomeOf = (run: () => ExchangeStatus | null) => {
    try {
      return run() ?? 'same';
    } catch (error) {
      return (error as { errorName: string }).errorName;
    }
  };
  for (const [action, table] of outcomes) {
    const by = action === 'expire' ? 'time' : 'asked';
    it(`${action} by ${by} alone`, () => {
      for (const [from, outcome] of Object.entries(table ?? {}) as [ExchangeStatus, string][]) {
        assert.equal(
          outcomeOf(() => nextStatus(action, by, from)),
          outcome,
          from
        );
        for (const other of ['asker', 'asked', 'time'] as const) {
          if (other !== by)
            assert.equal(
              outcomeOf(() => nextStatus(action, other, from)),
              'FORBIDDEN',
              `${other} ${from}`
            );
        }
      }
    });
  }
});
