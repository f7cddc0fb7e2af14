import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AlertPricePoint, evaluateAlert, initialState } from './priceAlert.rule';

const pricePoint = (midFen: number, date = '2026-11-20', dayBp: number | null = 0): AlertPricePoint => ({
  date,
  midFen,
  dayBp
});

describe('price alert rule', () => {
  it('does not trigger for what is true when it is set', () => {
    assert.deepEqual(initialState({ kind: 'above', threshold: 3400 }, pricePoint(3400)), {
      is_armed: false,
      told_of: null
    });
    assert.deepEqual(initialState({ kind: 'below', threshold: 3400 }, pricePoint(3400)), {
      is_armed: false,
      told_of: null
    });
    const move = { kind: 'move', threshold: 300 } as const;
    assert.deepEqual(initialState(move, pricePoint(3400, '2026-11-20', -300)), {
      is_armed: true,
      told_of: '2026-11-20'
    });
  });

  it('triggers at the threshold itself', () => {
    for (const [kind, mid] of [
      ['above', 3399],
      ['below', 3401]
    ] as const) {
      const state = { kind, threshold: 3400, is_armed: true, told_of: null };
      assert.equal(evaluateAlert(state, pricePoint(mid)).isTriggered, false);
      assert.equal(evaluateAlert(state, pricePoint(3400)).isTriggered, true);
    }
  });

  it('triggers once while the price stays, and again after it came back', () => {
    let state = { kind: 'above' as const, threshold: 3400, is_armed: true, told_of: null as string | null };
    const triggered = [3390, 3400, 3500, 3410, 3399, 3400].map((mid, day) => {
      const { isTriggered, ...next } = evaluateAlert(state, pricePoint(mid, `2026-11-1${day}`));
      state = { ...state, ...next };
      return isTriggered;
    });
    assert.deepEqual(triggered, [false, true, false, false, false, true]);
    assert.equal(state.told_of, '2026-11-15');
  });

  it('triggers for a move up or down once a day, and not without an earlier point', () => {
    const move = { kind: 'move' as const, threshold: 300, is_armed: true, told_of: '2026-11-20' };
    assert.equal(evaluateAlert(move, pricePoint(3500, '2026-11-20', 400)).isTriggered, false);
    assert.equal(evaluateAlert(move, pricePoint(3500, '2026-11-21', null)).isTriggered, false);
    assert.equal(evaluateAlert(move, pricePoint(3500, '2026-11-21', 299)).isTriggered, false);
    assert.equal(evaluateAlert(move, pricePoint(3500, '2026-11-21', 300)).isTriggered, true);
    assert.equal(evaluateAlert(move, pricePoint(3300, '2026-11-21', -300)).isTriggered, true);
  });
});
