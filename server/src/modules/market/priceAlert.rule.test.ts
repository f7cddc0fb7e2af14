import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { freshState, judge, type AlertFigure } from './priceAlert.rule';

const figure = (midFen: number, date = '2026-11-20', dayBp: number | null = 0): AlertFigure => ({
  date,
  midFen,
  dayBp
});

describe('the rule of a price alert', () => {
  it('tells nothing of what is true when it is set', () => {
    assert.deepEqual(freshState({ kind: 'above', threshold: 3400 }, figure(3400)), { is_armed: false, told_of: null });
    assert.deepEqual(freshState({ kind: 'below', threshold: 3400 }, figure(3400)), { is_armed: false, told_of: null });
    const move = { kind: 'move', threshold: 300 } as const;
    assert.deepEqual(freshState(move, figure(3400, '2026-11-20', -300)), { is_armed: true, told_of: '2026-11-20' });
  });

  it('counts the threshold itself as reached', () => {
    for (const [kind, mid] of [
      ['above', 3399],
      ['below', 3401]
    ] as const) {
      const state = { kind, threshold: 3400, is_armed: true, told_of: null };
      assert.equal(judge(state, figure(mid)).isTold, false);
      assert.equal(judge(state, figure(3400)).isTold, true);
    }
  });

  it('tells once while the price stays, and again after it came back', () => {
    let state = { kind: 'above' as const, threshold: 3400, is_armed: true, told_of: null as string | null };
    const told = [3390, 3400, 3500, 3410, 3399, 3400].map((mid, day) => {
      const { isTold, ...next } = judge(state, figure(mid, `2026-11-1${day}`));
      state = { ...state, ...next };
      return isTold;
    });
    assert.deepEqual(told, [false, true, false, false, false, true]);
    assert.equal(state.told_of, '2026-11-15');
  });

  it('tells of a move up or down once a day, and of none without an earlier point', () => {
    const move = { kind: 'move' as const, threshold: 300, is_armed: true, told_of: '2026-11-20' };
    assert.equal(judge(move, figure(3500, '2026-11-20', 400)).isTold, false);
    assert.equal(judge(move, figure(3500, '2026-11-21', null)).isTold, false);
    assert.equal(judge(move, figure(3500, '2026-11-21', 299)).isTold, false);
    assert.equal(judge(move, figure(3500, '2026-11-21', 300)).isTold, true);
    assert.equal(judge(move, figure(3300, '2026-11-21', -300)).isTold, true);
  });
});
