import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { App } from '../harness/App';
import { openApp, prefix } from './openApp';
import { setupScenario } from './setupScenario';

const launchCalls = ['getEncryptPubkey', 'getAppTypeHiddenList', 'getJumpConfigJson'];

interface Outcome {
  sourceType?: string;
  isCloseRecommend?: boolean;
  inviteCode?: string;
}

/** Start parameters of the app and the fields that they set. */
const table: [opened: string, query: Record<string, string>, expected: Outcome][] = [
  ['nothing', {}, {}],
  ['an unknown source', { fromType: 'sms' }, { sourceType: 'sms' }],
  ['a token from elsewhere than the native app', { fromType: 'sms', token: 'T' }, { sourceType: 'sms' }],
  ['a token without a source', { token: 'T' }, {}],
  ['the native app without a token', { fromType: 'nativeApp' }, { sourceType: 'nativeApp' }],
  ['recommendation closed', { isCloseRecommend: '1' }, { isCloseRecommend: true }],
  ['recommendation open', { isCloseRecommend: '0' }, {}],
  ['an odd recommendation value', { isCloseRecommend: 'yes' }, {}],
  ['an invite', { inviteCode: 'ABCD12' }, { inviteCode: 'ABCD12' }],
  ['a scanned invite', { scene: 'inviteCode%3DABCD12' }, { inviteCode: 'ABCD12' }],
  ['an invite that is HTML', { inviteCode: '<b>code</b>' }, {}],
  ['a scene that cannot be decoded', { scene: '%E0%A4%A' }, {}]
];

describe('the launch of the mini-program', () => {
  const scene = setupScenario();

  const stored = (app: App, field: string): unknown => {
    const text = app.storage.get(prefix + field);
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  };
  const called = (app: App) =>
    app.requests.map(({ path }) => path.split('/').at(-1) ?? '').filter((name) => launchCalls.includes(name));

  it('reads the storage once, and writes related changes together', async () => {
    const first = await scene.open();
    const calls = (from: number) => first.storage.calls.slice(from).filter((name) => /[gs]etStorageSync/i.test(name));
    const [read, ...writes] = calls(0);
    assert.equal(read, 'batchGetStorageSync');
    assert.ok(writes.length <= 3 && writes.every((name) => /set/i.test(name)), writes.join(' '));
    assert.ok(first.storage.keys.length > 5, first.storage.keys.join(' '));
    const before = first.storage.calls.length;
    const second = await scene.open({ storage: first.storage });
    const [again, ...changes] = calls(before);
    assert.equal(again, 'batchGetStorageSync');
    assert.ok(changes.length <= 2 && changes.every((name) => /set/i.test(name)), changes.join(' '));
    assert.equal(stored(second, 'platform'), 'weapp');
  });

  it('keeps values in memory that exceed the storage', async () => {
    const most = 10 * 1024 * 1024;
    const filler: Record<string, string> = { rest: 'x'.repeat(1024 * 1024 - 300) };
    for (let part = 0; part < 9; part += 1) filler[`other${part}`] = 'x'.repeat(1024 * 1024 - 10);
    const app = await scene.open({ storage: filler });
    assert.match(app.page.text(), /今日行情/);
    assert.ok(app.storage.bytes <= most);
    assert.equal(stored(app, 'platform'), 'weapp');
  });

  for (const [opened, query, expected] of table) {
    it(`a launch with ${opened} stores what its address says`, async () => {
      const app = await scene.open({ query });
      const { sourceType = '', isCloseRecommend = false, inviteCode = '' } = expected;
      assert.deepEqual(
        {
          sourceType: stored(app, 'sourceType') ?? '',
          isCloseRecommend: stored(app, 'isCloseRecommend') ?? false,
          inviteCode: stored(app, 'inviteCode') ?? '',
          token: stored(app, 'loginToken') ?? ''
        },
        { sourceType, isCloseRecommend, inviteCode, token: '' }
      );
      assert.deepEqual(called(app), launchCalls);
      const { token: _token, ...kept } = query;
      const shown = { path: 'pages/index/index', query: kept, scene: 1001 };
      assert.deepEqual(stored(app, 'vcardShareAppOption'), shown);
      assert.match(app.page.text(), /今日行情/);
    });
  }

  it('a launch at an unknown address leads to the page that says so', async () => {
    const app = await scene.open({ path: 'pages/nowhere/index', query: { id: '1' } });
    assert.deepEqual(app.stack, ['pagesNotFound/index']);
    assert.match(app.page.text(), /没有这个页面/);
    assert.match(app.page.text(), /最新行情/);
    await app.tap({ text: '回首页' });
    assert.match(app.page.text(), /今日行情/);
  });

  it('asks the home for news by time once recommendation is disabled', async () => {
    const app = await scene.open({ query: { isCloseRecommend: '1' } });
    const feeds = app.requests.filter(({ path }) => path.startsWith('/api/front/home/feed'));
    assert.match(feeds.at(-1)?.path ?? '', /personalised=false/);
  });

  it('takes no token from its address, because no native app surrounds it', async () => {
    const query = { fromType: 'nativeApp', token: 'unknown' };
    const app = await openApp({ baseUrl: scene.server.url, query });
    assert.equal(
      app.requests.find(({ headers }) => headers.authorization === 'Bearer unknown'),
      undefined
    );
    assert.equal(stored(app, 'loginToken') ?? '', '');
    assert.match(app.page.text(), /今日行情/);
    app.close();
  });

  it('continues when a step of it is refused', async () => {
    const app = await scene.open({
      storage: { [`${prefix}publicKey`]: '"not a key"' },
      tolerate: [/launch/]
    });
    assert.deepEqual(called(app), launchCalls);
    assert.match(app.page.text(), /今日行情/);
  });

  for (const [reason, stack] of [
    [1038, ['pages/mine/index']],
    [1007, ['pages/mine/index']],
    [1001, ['pages/mine/index']]
  ] as const) {
    it(`shown again with scene ${reason} has the stack ${stack.join()}`, async () => {
      const app = await scene.open();
      await app.switchTab(3);
      await app.hide();
      await app.show({ scene: reason });
      assert.deepEqual(app.stack, stack);
    });
  }

  it('clears the list of shared cards at every show', async () => {
    const app = await scene.open({ storage: { [`${prefix}vcardShareHistory`]: '["a"]' } });
    assert.deepEqual(stored(app, 'vcardShareHistory'), []);
  });
});
