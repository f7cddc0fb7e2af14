import { finishErasure, getIdentity, pendingErasures, readIdentity, retireIdentity } from './deviceIdentity';

const allowed = () => true;

describe('the identity of a device for the analytics', () => {
  beforeEach(() => localStorage.clear());

  it('is not made when the consent is withdrawn before it is there', async () => {
    let isAllowed = true;
    const made = getIdentity(() => isAllowed);
    isAllowed = false;
    expect(await made).toBeUndefined();
    expect(readIdentity()).toBeUndefined();
  });

  it('is the same for two calls at once, and waits for its erasure once it is given up', async () => {
    const [one, other] = await Promise.all([getIdentity(allowed), getIdentity(allowed)]);
    expect(one).toEqual(other);
    retireIdentity();
    retireIdentity();
    expect([readIdentity(), pendingErasures()]).toEqual([undefined, [one]]);
    const next = await getIdentity(allowed);
    expect(next?.deviceId).not.toBe(one?.deviceId);
    finishErasure(one!);
    expect(pendingErasures()).toEqual([]);
  });
});
