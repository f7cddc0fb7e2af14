import { KEPT_AT_HEADER } from '@/lib/keptAtHeader';
import { network } from '../network/network';
import { noteAnswer, shownSince } from '.';

const copyOf = (keptAtMs: number) => ({ [KEPT_AT_HEADER]: String(keptAtMs) });

describe('answers that the device has kept', () => {
  let online: jest.SpyInstance;
  beforeEach(() => {
    online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    network.set(true);
    noteAnswer(undefined);
  });
  afterEach(() => network.set(true));

  it('are shown with the age of the oldest one, as without a network', () => {
    noteAnswer(copyOf(2000));
    noteAnswer(copyOf(1000));
    noteAnswer(copyOf(3000));
    expect([network.online, shownSince(5000)]).toEqual([false, 1000]);
  });

  it('have no age while the server answers', () => {
    noteAnswer(copyOf(1000));
    network.set(true);
    noteAnswer({});
    expect(shownSince(5000)).toBe(5000);
    network.set(false);
    expect(shownSince(5000)).toBe(5000);
  });

  it('end the offline state only some time after the last of them', async () => {
    noteAnswer(copyOf(1000));
    noteAnswer(undefined);
    expect(network.online).toBe(false);
    await jest.advanceTimersByTimeAsync(15_001);
    noteAnswer(undefined);
    expect(network.online).toBe(true);
  });

  it('do not end the offline state of a device without a network', async () => {
    online.mockReturnValue(false);
    noteAnswer(copyOf(1000));
    await jest.advanceTimersByTimeAsync(15_001);
    noteAnswer(undefined);
    expect(network.online).toBe(false);
  });
});
