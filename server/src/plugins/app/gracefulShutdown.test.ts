import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { testApp } from '../../testing/testApp';
import { drain, QUIET_MS } from './gracefulShutdown';

const signal = () => {
  const parts = { send: () => undefined as void };
  const received = new Promise<void>((resolve) => (parts.send = resolve));
  return { send: () => parts.send(), received };
};

describe('a server that stops', () => {
  it('refuses new calls with HTTP 503 and finishes the one in flight', async () => {
    const server = await testApp();
    const [entered, finish] = [signal(), signal()];
    server.app.get('/slow', async () => {
      entered.send();
      await finish.received;
      return { done: true };
    });
    const late: Response[] = [];
    server.app.addHook('preClose', async () => {
      late.push(await fetch(`${address}/api/front/message/getUnReadMsg`), await fetch(`${address}/readyz`));
      finish.send();
    });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });

    const slow = fetch(`${address}/slow`);
    await entered.received;
    await server.close();

    assert.equal((await slow).headers.get('connection'), 'close');
    assert.deepEqual(await (await slow).json(), { done: true });
    for (const response of late) {
      assert.equal(response.status, 503);
      assert.equal(response.headers.get('connection'), 'close');
      assert.deepEqual(await response.json(), { code: 503, msg: 'UNAVAILABLE', data: { error: 'UNAVAILABLE' } });
    }
    assert.equal(late.length, 2);
  });

  it('responds to a call that takes longer than the quiet before it closes', async (t) => {
    const server = await testApp();
    t.after(() => server.close());
    const entered = signal();
    server.app.get('/slow', async () => {
      entered.send();
      await sleep(3 * QUIET_MS);
      return { done: true };
    });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    let isAnswered = false;
    const slow = fetch(`${address}/slow`).then((response) => {
      isAnswered = true;
      return response.status;
    });
    await entered.received;
    await drain(server.app);
    assert.equal(isAnswered, true);
    assert.equal(await slow, 200);
  });

  it('does not wait for an unfinished body', async () => {
    const server = await testApp();
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(address.port), address.hostname);
    const cut = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => undefined);
    const asked = new Promise<unknown>((resolve) => server.app.server.once('request', resolve));
    socket.write(
      'POST /api/front/invite/getInviterName HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{'
    );
    await asked;
    const startedAt = Date.now();
    await server.close();
    await cut;
    // Two seconds for requests in flight; the rest allows for a loaded machine.
    assert.ok(Date.now() - startedAt < 10_000);
  });
});
