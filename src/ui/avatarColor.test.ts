import { avatarColor } from './avatarColor';

describe('avatarColor', () => {
  it('returns the same colour for the same id', () => {
    expect(avatarColor('user-42')).toBe(avatarColor('user-42'));
  });

  it('uses all five colours and no other', () => {
    const colours = new Set(Array.from({ length: 200 }, (_, index) => avatarColor(`user-${index}`)));
    expect([...colours].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('returns a colour for an empty id', () => {
    expect(avatarColor('')).toBe(1);
  });
});
