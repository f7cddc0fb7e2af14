import { market } from './market';
import { user } from './user';

const line = { id: 'star-anise.dahong.yulin', isFollowed: false };

describe('the shared store of the market pages', () => {
  afterEach(() => user.setToken(''));

  it('clears what one user followed when another logs in', () => {
    user.setToken('first');
    market.setFollowed(line.id, true);
    user.setToken('second');
    expect(market.isFollowed(line)).toBe(false);
  });

  it('takes a change back only for the user who made it', () => {
    user.setToken('first');
    const takeBack = market.setFollowed(line.id, false);
    takeBack();
    expect(market.isFollowed(line)).toBe(true);
    user.setToken('second');
    takeBack();
    expect(market.isFollowed(line)).toBe(false);
  });

  it('overrides a line that was loaded before the viewer followed it', () => {
    market.setFollowed(line.id, true);
    expect(market.isFollowed(line)).toBe(true);
    market.setFollowed(line.id, false);
    expect(market.isFollowed({ ...line, isFollowed: true })).toBe(false);
  });

  it('counts every change, also back and forth on one line', () => {
    const before = market.followChanges;
    market.setFollowed(line.id, true);
    market.setFollowed(line.id, false);
    expect(market.followChanges).toBe(before + 2);
  });
});
