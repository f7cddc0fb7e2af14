import { type FakeNativeApp, fakeNativeApp } from '@/testing/fakeNativeApp';
import { whenIdle } from '@/testing/whenIdle';
import type { AppListener } from './AppConnection';
import { ANSWER_MS, CONNECT_MS } from './appMessages';
import { NativeApp } from './nativeApp';

let host: FakeNativeApp | undefined;
let handled: [string, unknown][];
let app: NativeApp;
const listener: AppListener = {
  page: { version: '1.2.3', language: 'en' },
  handle(action, param) {
    handled.push([action, param]);
    return true;
  }
};
const connect = () => app.connect(Promise.resolve(listener));

beforeEach(() => {
  handled = [];
  app = new NativeApp();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  host?.remove();
  host = undefined;
});

async function connectTo(fake: FakeNativeApp): Promise<boolean> {
  host = fake;
  const connected = connect();
  await whenIdle();
  return connected;
}

describe('the native app', () => {
  it('is absent in a browser, also when it is asked before that is known', async () => {
    const connected = connect();
    const asked = app.ask('loginLink', {});
    await jest.advanceTimersByTimeAsync(CONNECT_MS);
    expect([await connected, await asked, app.isConnected]).toEqual([false, 'absent', false]);
  });

  it.each([undefined, 'not json', {}, { app: 'other' }])(
    'is absent in the app of others, which learns nothing and logs no one in: handshake answer %j',
    async (answer) => {
      const fake = fakeNativeApp();
      host = fake;
      fake.answer('handshake', answer);
      const connected = connect();
      await whenIdle();
      const said = fake.say('loginToken', { token: 'T' });
      await jest.advanceTimersByTimeAsync(ANSWER_MS);
      expect([await connected, await app.ask('logout', {}), await said]).toEqual([false, 'absent', { done: false }]);
      expect([fake.actions(), handled]).toEqual([['handshake'], []]);
    }
  );

  it('shakes hands with version and language, and connects once', async () => {
    const fake = fakeNativeApp();
    expect(await connectTo(fake)).toBe(true);
    await connect();
    expect(fake.sent).toEqual([
      { handler: 'dataToApp', action: 'handshake', param: { version: '1.2.3', language: 'en' } }
    ]);
    expect(app.isConnected).toBe(true);
  });

  it('understands answers that are text, as Android sends them', async () => {
    const fake = fakeNativeApp();
    fake.answer('handshake', JSON.stringify({ app: 'xiangshi', actions: 'callPhone, toMap' }));
    await connectTo(fake);
    fake.answer('callPhone', '{"done":"false"}');
    const answers = [app.ask('callPhone', { phone: '110' }), app.ask('shareMini', { title: '', path: 'a' })];
    await whenIdle();
    expect(await Promise.all(answers)).toEqual(['refused', 'refused']);
    expect(fake.actions()).toEqual(['handshake', 'callPhone']);
  });

  it('opens a mini-program by the handler of that name', async () => {
    const fake = fakeNativeApp();
    await connectTo(fake);
    const asked = app.ask('openMiniprogram', { appId: 'wx1', path: 'pages/a' });
    await whenIdle();
    expect(await asked).toBe('done');
    expect(fake.sent.at(-1)).toMatchObject({ handler: 'openMiniprogram', param: { appId: 'wx1', path: 'pages/a' } });
  });

  it('is silent when it does not answer in time', async () => {
    const fake = fakeNativeApp();
    await connectTo(fake);
    fake.answer('loginLink', undefined);
    const asked = app.ask('loginLink', {});
    await jest.advanceTimersByTimeAsync(ANSWER_MS);
    expect(await asked).toBe('silent');
  });

  it('hands its messages over, and refuses unknown and incomplete ones', async () => {
    const fake = fakeNativeApp();
    await connectTo(fake);
    expect(await fake.say('loginToken', { token: 'T' })).toEqual({ done: true });
    for (const [action, param] of [
      ['loginToken', {}],
      ['loginToken', { token: 5 }],
      ['teleport', {}]
    ] as const) {
      expect(await fake.say(action as 'loginToken', param as unknown as { token: string })).toEqual({ done: false });
    }
    expect(handled).toEqual([['loginToken', { token: 'T' }]]);
  });
});
