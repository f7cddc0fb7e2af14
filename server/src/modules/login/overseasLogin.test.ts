import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import type { CodeMessage, SmsProvider } from '../../providers/sms';
import { cancelAndErase, exportPersonalData } from '../../testing/accountCancellation';
import { logIn, newMobile } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { withDeps } from '../../testing/withDeps';

const send = 'POST /api/member/user/sendMsgCode';
const byCode = 'POST /api/member/user/loginByMsg';
const state = 'GET /api/member/account/state';

const newBritishMobile = () => `+447${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

describe('a login with an overseas number', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const served = (countries: SmsProvider['countries']): SmsProvider => ({
    ...server.deps.sms,
    countries,
    exposesCode: true,
    sendCode: () => Promise.resolve()
  });

  it('gets no code where the gateway does not serve the country', async () => {
    for (const countries of [[], ['FR', 'VN']] as const)
      await withDeps(server, { sms: served(countries) }, async () => {
        assert.deepEqual(await server.api.expectError(send, { mobile: newBritishMobile() }), {
          error: 'VALIDATION',
          fields: { mobile: 'country' }
        });
        const { countries: offered } = await server.api.call('GET /api/member/user/loginWays', undefined);
        assert.deepEqual(offered, countries);
      });
  });

  it('gets no code for a number that cannot exist, and none for a mainland number in another form', async () => {
    for (const mobile of ['+44791112345', '+4407911123456', '+99912345678'])
      assert.deepEqual(await server.api.expectError(send, { mobile }), {
        error: 'VALIDATION',
        fields: { mobile: 'pattern' }
      });
    for (const mobile of ['+8613800138000', '447911123456', '+44 7911123456'])
      assert.equal((await server.api.expectError(send, { mobile })).error, 'VALIDATION');
  });

  it('is locked after five wrong codes, like one with a mainland number', async () => {
    const mobile = newBritishMobile();
    const from = '198.51.100.77';
    const { demoCode } = await server.api.call(send, { mobile }, { from });
    const code = demoCode === '000000' ? '000001' : '000000';
    const errors = [];
    for (let tries = 0; tries < 5; tries += 1)
      errors.push((await server.api.expectError(byCode, { mobile, code, agreedVersion: '1' }, { from })).error);
    assert.deepEqual(errors, [...Array<string>(4).fill('SMS_CODE_WRONG'), 'LOCKED']);
  });

  it('opens one account for a number, which has its masked number', async () => {
    const mobile = newBritishMobile();
    const first = await logIn(server, mobile);
    server.advance(MINUTE_MS);
    const second = await logIn(server, mobile);
    const [one, other] = await Promise.all(
      [first, second].map((token) => server.api.call('GET /api/member/user/current', undefined, { token }))
    );
    assert.equal(one?.id, other?.id);
    assert.equal(one?.mobile, `+44****${mobile.slice(-4)}`);
  });

  it('gets the message in the language of the app', async () => {
    const sent: CodeMessage[] = [];
    const sms: SmsProvider = {
      exposesCode: false,
      countries: ['GB'],
      sendCode: (message) => {
        sent.push(message);
        return Promise.resolve();
      }
    };
    const mobile = newBritishMobile();
    await withDeps(server, { sms }, () => server.api.call(send, { mobile }, { headers: { 'accept-language': 'fr' } }));
    assert.deepEqual(
      sent.map(({ mobile: to, language, purpose }) => [to, language, purpose]),
      [[mobile, 'fr', 'login']]
    );
  });

  it('registers with a password, which then logs in with the whole number', async () => {
    const mobile = newBritishMobile();
    const { demoCode = '' } = await server.api.call(send, { mobile, purpose: 'register' });
    const password = 'badiane-rouge-26';
    const registration = { mobile, code: demoCode, password, agreedVersion: '1' };
    await server.api.call('POST /api/member/user/registerByMiniProgramParam', registration);
    const { isNew } = await server.api.call('POST /api/member/user/login', { account: mobile, password });
    assert.equal(isNew, false);
  });

  it('replaces a mainland number, unless it has an account', async () => {
    const [taken, free] = [newBritishMobile(), newBritishMobile()];
    await logIn(server, taken);
    const token = await logIn(server, newMobile());
    const ownCode = await server.api.call('POST /api/member/account/sendCode', { purpose: 'changeMobile' }, { token });
    const proof = { code: ownCode.demoCode ?? '' };
    const { ticket } = await server.api.call('POST /api/member/account/mobile/prove', proof, { token });
    const change = async (mobile: string) => {
      const { demoCode = '' } = await server.api.call(send, { mobile, purpose: 'changeMobile' }, { token });
      return { ticket, mobile, code: demoCode };
    };
    const refused = await server.api.expectError('POST /api/member/account/mobile/change', await change(taken), {
      token
    });
    assert.equal(refused.error, 'CONFLICT');
    const changed = await server.api.call('POST /api/member/account/mobile/change', await change(free), { token });
    assert.equal(changed.mobile, `+44****${free.slice(-4)}`);
    assert.equal((await server.api.call(state, undefined, { token })).mobile, changed.mobile);
  });

  it('[compliance 7] exports its number, and frees it with the erasure', async () => {
    const mobile = newBritishMobile();
    const token = await logIn(server, mobile);
    assert.ok(JSON.stringify(await exportPersonalData(server, token)).includes(mobile));
    await cancelAndErase(server, token);
    const { demoCode = '' } = await server.api.call(send, { mobile });
    const { isNew } = await server.api.call(byCode, { mobile, code: demoCode, agreedVersion: '1' });
    assert.equal(isNew, true);
  });
});
