import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePlanFile } from './planFile';

const square = (x: number, y: number, side = 3) => [x, y, x + side, y, x + side, y + side, x, y + side];
const booth = (no: string, polygon: number[]) => ({
  no,
  polygon,
  size: 'standard',
  areaM2: 9,
  category: 'rawSpice',
  priceFen: 880_000,
  isBookable: true
});
const hall = (booths: object[], number = 1) => ({
  number,
  name: '原料馆',
  x: 0,
  y: 0,
  outline: square(0, 0, 30),
  facilities: [{ kind: 'entrance', x: 15, y: 30 }],
  booths
});
const parse = (value: unknown) => parsePlanFile(Buffer.from(JSON.stringify(value)));
const faultsOf = (...halls: object[]) => {
  const parsed = parse({ halls });
  return 'faults' in parsed ? parsed.faults : {};
};

describe('plan file', () => {
  it('is refused when it is no JSON or lacks halls', () => {
    assert.deepEqual(parsePlanFile(Buffer.from('{')), { faults: { file: 'unreadable' } });
    assert('faults' in parse({}));
    assert('faults' in parse({ halls: [] }));
  });

  it('is refused for a number against the grammar, and for fields that are missing or unknown', () => {
    assert.deepEqual(faultsOf(hall([booth('A01', square(0, 0))])), { 'halls.0.booths.0.no': 'boothNo' });
    assert.equal(Object.keys(faultsOf(hall([{ ...booth('1A01', square(0, 0)), colour: 'red' }]))).length, 1);
  });

  it('is refused for a booth with the number of another hall, and for a number used twice', () => {
    assert.deepEqual(faultsOf(hall([booth('2A01', square(0, 0))])), { '2A01': 'hall' });
    assert.deepEqual(faultsOf(hall([booth('1A01', square(0, 0)), booth('1A01', square(3, 0))])), {
      '1A01': 'duplicate'
    });
    assert.deepEqual(faultsOf(hall([booth('1A01', square(0, 0))]), hall([booth('1A02', square(0, 0))])), {
      'hall 1': 'duplicate'
    });
  });

  it('is refused for a booth that reaches out of its hall, or has half a point', () => {
    assert.deepEqual(faultsOf(hall([booth('1A01', square(28, 0))])), { '1A01': 'outsideHall' });
    assert.deepEqual(faultsOf(hall([booth('1A01', [...square(0, 0), 1])])), { '1A01': 'polygon' });
  });

  it('is refused for two booths that overlap, and accepted for neighbours', () => {
    assert.deepEqual(faultsOf(hall([booth('1A01', square(0, 0)), booth('1A02', square(2, 1))])), {
      '1A02': 'overlaps 1A01'
    });
    assert('plan' in parse({ halls: [hall([booth('1A01', square(0, 0)), booth('1A02', square(3, 0))])] }));
  });

  it('names twenty faults at most', () => {
    const booths = Array.from({ length: 30 }, (_, index) => booth(`1A${index + 10}`, square(40, 0)));
    assert.equal(Object.keys(faultsOf(hall(booths))).length, 20);
  });
});
