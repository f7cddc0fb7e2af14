import { earthColour } from './earthColour';

describe('earthColour', () => {
  it('gives the same colour for the same id', () => {
    expect(earthColour('user-42')).toBe(earthColour('user-42'));
  });

  it('uses all five colours and no other', () => {
    const colours = new Set(Array.from({ length: 200 }, (_, index) => earthColour(`user-${index}`)));
    expect([...colours].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('has a colour for an empty id', () => {
    expect(earthColour('')).toBe(1);
  });
});
