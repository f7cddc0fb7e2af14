import { MINUTE_MS } from '@rules/duration';
import { buildOrder } from '@/testing/buildPayment';
import { ServerTime } from './ServerTime';

const serverMs = Date.now();
/** An order of this moment at the server. */
const order = buildOrder({ createdAtMs: serverMs, expiresAtMs: serverMs + 15 * MINUTE_MS });

describe('the server’s time', () => {
  it('is that of the device as long as nothing contradicts', () => {
    const time = new ServerTime();
    time.learn(order, true, serverMs + 3 * MINUTE_MS);
    expect(time.fromDevice(1000)).toBe(1000);
  });

  it('corrects a clock that is slow, also after later answers', () => {
    const time = new ServerTime();
    time.learn(order, true, serverMs - 10 * MINUTE_MS);
    time.learn(order, true, serverMs - 5 * MINUTE_MS);
    expect(time.fromDevice(serverMs - 5 * MINUTE_MS)).toBe(serverMs + 5 * MINUTE_MS);
  });

  it('corrects a clock by which an order that can be paid is over', () => {
    const time = new ServerTime();
    const deviceMs = serverMs + 20 * MINUTE_MS;
    time.learn(order, true, deviceMs);
    expect(time.fromDevice(deviceMs)).toBe(order.expiresAtMs);
  });

  it('takes nothing from the end of an order that cannot be paid', () => {
    const time = new ServerTime();
    time.learn(order, false, serverMs + 20 * MINUTE_MS);
    expect(time.fromDevice(1000)).toBe(1000);
  });
});
