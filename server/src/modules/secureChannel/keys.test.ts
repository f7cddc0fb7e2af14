import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { api } from '../../testing/api';
import { type TestApp, testApp } from '../../testing/testApp';
import { writeSetting } from '../setting/setting.service';
import { rotateKeys } from './keyRing';

describe('encryption calls', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('let a client with an old key recover after a rotation by fetching the new one', async () => {
    await server.api.call('POST /api/front/appVersionController/getJumpConfigJson', undefined);
    await rotateKeys(server.deps.settings.keysDir);
    server.deps.keys.recheck();
    const { error } = await server.api.expectError('POST /api/front/appVersionController/getJumpConfigJson', undefined);
    assert.equal(error, 'CIPHER');
    const recovered = api(server.app);
    await recovered.call('POST /api/front/appVersionController/getJumpConfigJson', undefined);
  });

  it('return the hidden entries of the settings, none at first', async () => {
    const call = 'POST /api/front/encryptController/getAppTypeHiddenList';
    assert.deepEqual(await server.api.call(call, undefined), []);
    await writeSetting(server.db, 'hiddenAppTypes', ['vcardPay']);
    assert.deepEqual(await server.api.call(call, undefined), ['vcardPay']);
  });

  it('treat an invalid setting as not set', async () => {
    await server.db.insertInto('app_setting').values({ key: 'jumpConfig', value: '{"version":"x"}' }).execute();
    const config = await api(server.app).call('POST /api/front/appVersionController/getJumpConfigJson', undefined);
    assert.deepEqual(config, { version: 1, actions: {}, reqEnabled: 'Y' });
  });

  it('request reqEnabled N of clients when the installation is set so', async (t) => {
    const switchedOff = await testApp({ settings: { reqEnabled: 'N' } });
    t.after(() => switchedOff.close());
    const call = 'POST /api/front/appVersionController/getJumpConfigJson';
    assert.equal((await switchedOff.api.call(call, undefined)).reqEnabled, 'N');
  });
});
