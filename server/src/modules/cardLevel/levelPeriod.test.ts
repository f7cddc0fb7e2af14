import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { type LevelGrant, levelPeriodOf } from './levelPeriod';

const YEAR_MS = 365 * DAY_MS;
const grant = (level: LevelGrant['level'], day: number, termMs = YEAR_MS): LevelGrant => ({
  level,
  termMs,
  grantedAtMs: day * DAY_MS
});
/** Whole days from the start of the test's calendar. */
const daysOf = (grants: LevelGrant[]) => {
  const period = levelPeriodOf(grants);
  return period && [period.level, period.expiresAtMs / DAY_MS];
};

describe('the period of a level', () => {
  it('is none without grants', () => {
    assert.equal(levelPeriodOf([]), null);
  });

  it('is extended from its end by a grant of the same level', () => {
    assert.deepEqual(daysOf([grant('professional', 0), grant('professional', 100)]), ['professional', 730]);
  });

  it('begins again with a grant after its end', () => {
    assert.deepEqual(daysOf([grant('professional', 0), grant('professional', 400)]), ['professional', 765]);
    assert.deepEqual(daysOf([grant('enterprise', 0), grant('professional', 365)]), ['professional', 730]);
  });

  it('begins at once for enterprise, and takes over the value of the rest of professional', () => {
    const period = levelPeriodOf([grant('professional', 0), grant('enterprise', 65)]);
    assert.equal(period?.level, 'enterprise');
    // 300 days at 199 yuan a year are 99.67 days at 599 yuan a year.
    assert.equal(Math.round(((period?.expiresAtMs ?? 0) / DAY_MS - 430) * 100), 9967);
  });

  it('is extended for enterprise by the value of a professional one that was paid late', () => {
    const period = levelPeriodOf([grant('enterprise', 0), grant('professional', 10)]);
    assert.equal(period?.level, 'enterprise');
    assert.equal(Math.round(((period?.expiresAtMs ?? 0) / DAY_MS - 365) * 100), 12_126);
  });

  it('is in whole minutes, rounded in favour of the user', () => {
    const period = levelPeriodOf([
      grant('professional', 0),
      { ...grant('enterprise', 65), grantedAtMs: 65 * DAY_MS + 1 }
    ]);
    const convertedMs = (period?.expiresAtMs ?? 0) - 65 * DAY_MS - 1 - YEAR_MS;
    assert.equal(convertedMs % 60_000, 0);
    assert.ok(convertedMs * 599 >= (300 * DAY_MS - 1) * 199);
  });
});
