import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { App } from '../harness/App';
import { openApp, prefix } from './openApp';
import { stage } from './stage';

const launchCalls = ['getEncryptPubkey', 'getAppTypeHiddenList', 'getJumpConfigJson'];

interface Outcome {
  sourceType?: string;
  isCloseRecommend?: boolean;
  inviteCode?: string;
}

/** What the app was opened with, and what it remembers then. */
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
  const scene = stage();

  const stored = (app: App, field: string): unknown => {
    const text = app.storage.get(prefix + field);
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  };
  const called = (app: App) =>
    app.requests.map(({ path }) => path.split('/').at(-1) ?? '').filter((name) => launchCalls.includes(name));

  for (const [opened, query, expected] of table) {
    it(`with ${opened}`, async () => {
      const app = await scene.open({ query });
      const { sourceType = '', isCloseRecommend = false, inviteCode = '' } = expected;
      assert.deepEqual(
        {
          sourceType: stored(app, 'sourceType') ?? '',
          isCloseRecommend: stored(app, 'isCloseRecommend') ?? false,
          inviteCode: stored(app, 'inviteCode') ?? '',
          token: stored(app, 'token') ?? ''
        },
        { sourceType, isCloseRecommend, inviteCode, token: '' }
      );
      assert.deepEqual(called(app), launchCalls);
      assert.deepEqual(stored(app, 'vcardShareAppOption') ?? {}, query);
      assert.match(app.page.text(), /今日行情/);
    });
  }

  it('asks the home for news by time once recommendation is closed', async () => {
    const app = await scene.open({ query: { isCloseRecommend: '1' } });
    const feeds = app.requests.filter(({ path }) => path.startsWith('/api/front/home/feed'));
    assert.match(feeds.at(-1)?.path ?? '', /personalised=false/);
  });

  it('gives back a token of the native app that the server does not know', async () => {
    // Not held to the budgets of a launch: a session ends in it.
    const query = { fromType: 'nativeApp', token: 'unknown' };
    const app = await openApp({ baseUrl: scene.server.url, query });
    const asked = app.requests.find(({ headers }) => headers.authorization === 'Bearer unknown');
    assert.ok(asked, 'the token was never used');
    assert.equal(stored(app, 'token') ?? '', '');
    assert.match(app.page.text(), /今日行情/);
    app.close();
  });

  it('goes on when a step of it is refused', async () => {
    const app = await scene.open({
      storage: { [`${prefix}publicKey`]: '"not a key"' },
      tolerate: [/launch/]
    });
    assert.deepEqual(called(app), launchCalls);
    assert.match(app.page.text(), /今日行情/);
  });

  for (const [reason, stack] of [
    [1038, ['pages/index/index']],
    [1007, ['pages/mine/index']],
    [1001, ['pages/mine/index']]
  ] as const) {
    it(`shown again with scene ${reason} stands on ${stack.join()}`, async () => {
      const app = await scene.open();
      await app.switchTab(3);
      await app.hide();
      await app.show({ scene: reason });
      assert.deepEqual(app.stack, stack);
    });
  }

  it('forgets at every show which cards were shared', async () => {
    const app = await scene.open({ storage: { [`${prefix}vcardShareHistory`]: '["a"]' } });
    assert.deepEqual(stored(app, 'vcardShareHistory'), []);
  });
});
