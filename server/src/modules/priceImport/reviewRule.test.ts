import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DayMid, findDaysToReview } from './reviewRule';

/** Builds mids in March, by day. */
function marchMids(mids: Record<number, number>): DayMid[] {
  return Object.entries(mids).map(([day, midFen]) => ({ date: `2024-03-${day.padStart(2, '0')}`, midFen }));
}

const daysToReview = (published: Record<number, number>, drafts: Record<number, number>): number[] =>
  [...findDaysToReview(marchMids(published), marchMids(drafts))]
    .map((date) => Number(date.slice(8)))
    .sort((a, b) => a - b);

describe('second review', () => {
  it('is not required for the first quote of a line, nor for a move of a fifth', () => {
    assert.deepEqual(daysToReview({}, { 4: 2000 }), []);
    assert.deepEqual(daysToReview({ 1: 2000 }, { 4: 2400 }), []);
    assert.deepEqual(daysToReview({ 1: 2000 }, { 4: 1600 }), []);
  });

  it('is required for a larger move against the last published mid, however old', () => {
    assert.deepEqual(daysToReview({ 1: 2000 }, { 4: 2401 }), [4]);
    assert.deepEqual(daysToReview({ 1: 2000 }, { 31: 1599 }), [31]);
  });

  it('is required for an old quote that arrives late, compared with its neighbours of then instead of the newest price', () => {
    assert.deepEqual(daysToReview({ 1: 2000, 10: 2300, 20: 2700 }, { 5: 2100 }), []);
    assert.deepEqual(daysToReview({ 1: 2000, 10: 2300, 20: 2700 }, { 5: 2700 }), [5]);
    // 2200 moves a tenth; but the published 2700 after it would have moved by 22.7 %.
    assert.deepEqual(daysToReview({ 1: 2000, 20: 2700 }, { 10: 2200 }), [10]);
  });

  it('ignores waiting quotes as neighbours: a quote based on a large move waits with it', () => {
    assert.deepEqual(daysToReview({ 1: 2000 }, { 4: 2600, 5: 2610, 6: 2050 }), [4, 5]);
    assert.deepEqual(daysToReview({ 1: 2000 }, { 4: 2400, 5: 2800, 6: 3300 }), []);
  });

  it('compares with a correction of the day in the same sheet', () => {
    assert.deepEqual(daysToReview({ 1: 2000, 5: 2000 }, { 5: 2350, 6: 2700 }), []);
    assert.deepEqual(daysToReview({ 1: 2000, 5: 2000 }, { 5: 2500, 6: 2500 }), [5, 6]);
  });

  it('is not required for a draft that does not change the mid of its day', () => {
    assert.deepEqual(daysToReview({ 1: 2000, 5: 3000 }, { 5: 3000 }), []);
    assert.deepEqual(daysToReview({ 1: 2000, 5: 3000 }, { 5: 3000, 6: 3100 }), []);
  });

  it('compares a draft before a waiting correction with the published price', () => {
    // The correction of the 10th to 3000 waits, so 1900 is followed by the published 2300: 21 %.
    assert.deepEqual(daysToReview({ 1: 2000, 10: 2300 }, { 8: 1900, 10: 3000 }), [8, 10]);
  });
});
