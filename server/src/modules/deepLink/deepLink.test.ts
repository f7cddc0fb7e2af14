import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type TestApp, testApp } from '../../testing/testApp';
import { writeSetting } from '../setting/setting.service';
import { listLinksCommand, saveLinkCommand } from './deepLink.ops';

const call = 'POST /api/front/appVersionController/getJumpConfigJson';
const hosts = ['gov.cn'];

describe('named links', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ settings: { webHosts: hosts } })));
  after(() => server.close());

  const save = (name: string, target: unknown) =>
    saveLinkCommand(server.db, name, typeof target === 'string' ? target : JSON.stringify(target), hosts);

  it('refuses what is no link, an unsafe address and a host that is not allowed', async () => {
    await assert.rejects(save('a b', { type: 'backLink' }), /name has/);
    await assert.rejects(save('openApp', '{'), /no JSON/);
    await assert.rejects(save('openApp', { type: 'teleport' }), /no type/);
    await assert.rejects(save('openApp', { type: 'copyText' }), /field/);
    for (const url of ['javascript:alert(1)', '//www.gov.cn', '\\\\www.gov.cn', 'https://a:b@www.gov.cn/']) {
      await assert.rejects(save('openApp', { type: 'externalLink', url }), /unsafe/);
    }
    await assert.rejects(save('openApp', { type: 'externalLink', url: 'https://evil.example/' }), /WEB_HOSTS/);
    await assert.rejects(save('openApp', null), /no link openApp/);
    assert.deepEqual((await server.api.call(call, undefined)).actions, {});
  });

  it('stores, replaces and removes a link, and says so to the next client', async () => {
    await save('openApp', { type: 'externalLink', url: 'https://www.gov.cn/a' });
    await save('openApp', { type: 'externalLink', url: 'https://www.gov.cn/b', extra: 1 });
    const { actions, version } = await server.api.call(call, undefined);
    assert.deepEqual([actions, version], [{ openApp: { type: 'externalLink', url: 'https://www.gov.cn/b' } }, 3]);
    assert.match(await listLinksCommand(server.db, hosts), /openApp .*gov\.cn\/b/);
    await save('openApp', null);
    assert.deepEqual((await server.api.call(call, undefined)).actions, {});
  });

  it('keeps both links that are stored at the same time', async () => {
    await Promise.all([save('first', { type: 'backLink' }), save('second', { type: 'loginLink' })]);
    assert.deepEqual(Object.keys((await server.api.call(call, undefined)).actions).toSorted(), ['first', 'second']);
  });

  it('does not hand out a stored link that the allow-list does not have any more', async () => {
    await writeSetting(server.db, 'jumpConfig', {
      version: 9,
      actions: { old: { type: 'externalLink', url: 'https://evil.example/' }, still: { type: 'backLink' } }
    });
    assert.deepEqual((await server.api.call(call, undefined)).actions, { still: { type: 'backLink' } });
  });
});
