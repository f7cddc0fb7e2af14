import { market } from './market';
import { user } from './user';

const line = { id: 'star-anise.dahong.yulin', isFollowed: false };

describe('what the market pages share', () => {
  afterEach(() => user.setToken(''));

  it('forgets what one person followed when another takes over', () => {
    user.setToken('first');
    market.setFollowed(line.id, true);
    user.setToken('second');
    expect(market.isFollowed(line)).toBe(false);
  });

  it('knows better than a line that was loaded before the reader followed it', () => {
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
