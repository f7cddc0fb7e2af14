import { decodeGateState, encodeGateState } from './gateSnapshot';

describe('the state in a record of a snapshot', () => {
  it.each(['general', 'professional', 'vip', 'exhibitor', 'media'] as const)(
    'is read as it was written: %s',
    (type) => {
      for (const days of [[], [0], [0, 7, 8, 15]]) {
        for (const [isCheckedIn, isValid] of [
          [true, true],
          [false, true],
          [false, false]
        ] as const) {
          const state = { type, isCheckedIn, isValid, days };
          expect(decodeGateState(encodeGateState(state))).toEqual(state);
        }
      }
    }
  );
});
