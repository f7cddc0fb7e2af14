import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { logIn, newMobile } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { appVersion, appVersionCode } from '../../version';

const prove = 'POST /api/member/account/mobile/prove';
const change = 'POST /api/member/account/mobile/change';
const state = 'GET /api/member/account/state';
const devices = 'GET /api/member/account/devices';

describe('account', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const ownCode = async (token: string, purpose: 'changeMobile' | 'cancel') =>
    (await server.api.call('POST /api/member/account/sendCode', { purpose }, { token })).demoCode ?? '';
  const codeTo = async (mobile: string) =>
    (await server.api.call('POST /api/member/user/sendMsgCode', { mobile, purpose: 'changeMobile' })).demoCode ?? '';
  const isLoggedIn = async (token: string) =>
    (await server.api.send('GET /api/member/user/current', undefined, { token })).code === 200;

  it('is accessible to its user only', async () => {
    for (const call of [state, devices, prove, change] as const) {
      const input = call === change ? { ticket: 'x', mobile: newMobile(), code: '123456' } : { code: '123456' };
      const { error } = await server.api.expectError(call, call === state || call === devices ? undefined : input);
      assert.equal(error, 'UNAUTHORIZED', call);
    }
  });

  describe('preferences', () => {
    it('reject invalid values', async () => {
      const token = await logIn(server);
      for (const body of [{ phoneVisibility: 'friends' }, { messageNotify: 'yes' }, { isAdmin: true }]) {
        const { error } = await server.api.expectError('POST /api/member/account/preferences', body, { token });
        assert.equal(error, 'VALIDATION', JSON.stringify(body));
      }
    });

    it('have defaults and change one by one', async () => {
      const token = await logIn(server, '13800138002');
      const set = (body: object) => server.api.call('POST /api/member/account/preferences', body, { token });
      assert.deepEqual(await set({}), {
        messageNotify: true,
        phoneVisibility: 'verified',
        browsesAnonymously: false
      });
      await set({ messageNotify: false });
      await set({ browsesAnonymously: true });
      assert.deepEqual((await server.api.call(state, undefined, { token })).preferences, {
        messageNotify: false,
        phoneVisibility: 'verified',
        browsesAnonymously: true
      });
    });
  });

  describe('devices', () => {
    it('are listed with this one marked, and are logged out one by one or all but this', async () => {
      const mobile = newMobile();
      const phone = await logIn(server, mobile);
      server.advance(2 * MINUTE_MS);
      const tablet = await logIn(server, mobile);
      server.advance(2 * MINUTE_MS);
      const desk = await logIn(server, mobile);
      const listed = await server.api.call(devices, undefined, { token: phone });
      assert.deepEqual(
        listed.map(({ isCurrent }) => isCurrent),
        [true, false, false],
        'this one first, though it was used before the others'
      );

      const mine = await server.api.call(devices, undefined, { token: tablet });
      const id = mine.find(({ isCurrent }) => isCurrent)?.id ?? '';
      await server.api.call('POST /api/member/account/devices/end', { id }, { token: await logIn(server) });
      assert(await isLoggedIn(tablet), 'a user cannot end the session of another user');
      await server.api.call('POST /api/member/account/devices/end', { id }, { token: phone });
      await server.api.call('POST /api/member/account/devices/end', { id }, { token: phone });
      assert.deepEqual([await isLoggedIn(tablet), await isLoggedIn(phone)], [false, true]);

      await server.api.call('POST /api/member/account/devices/endOthers', undefined, { token: phone });
      assert.deepEqual([await isLoggedIn(desk), await isLoggedIn(phone)], [false, true]);
    });
  });

  describe('mobile number', () => {
    it('needs proof of the old number to be changed', async () => {
      const token = await logIn(server);
      const wrong = await server.api.expectError(prove, { code: '000000' }, { token });
      assert.match(wrong.error, /SMS_CODE/);
      assert.equal((await server.api.expectError(prove, { password: 'nope' }, { token })).error, 'PASSWORD_WRONG');
      assert.equal((await server.api.expectError(prove, {}, { token })).error, 'VALIDATION');
      const both = { code: '123456', password: 'nope' };
      assert.equal((await server.api.expectError(prove, both, { token })).error, 'VALIDATION');
    });

    it('is not changed with a code sent for another purpose', async () => {
      const token = await logIn(server);
      const code = await ownCode(token, 'cancel');
      assert.equal((await server.api.expectError(prove, { code }, { token })).error, 'SMS_CODE_EXPIRED');
    });

    it("is not changed with another user's ticket, a forged one or an expired one", async () => {
      const token = await logIn(server);
      const { ticket } = await server.api.call(prove, { code: await ownCode(token, 'changeMobile') }, { token });
      const mobile = newMobile();
      const code = await codeTo(mobile);
      const [until = '', signature = ''] = ticket.split('.');
      for (const forged of ['', 'x', `${Number(until) + 1000}.${signature}`, `${until}.`, `NaN.${signature}`]) {
        const refused = await server.api.expectError(change, { ticket: forged, mobile, code }, { token });
        assert.equal(refused.error, 'TICKET_EXPIRED', forged);
      }
      const other = await logIn(server);
      assert.equal(
        (await server.api.expectError(change, { ticket, mobile, code }, { token: other })).error,
        'TICKET_EXPIRED'
      );
      server.advance(10 * MINUTE_MS);
      const late = { ticket, mobile, code: await codeTo(mobile) };
      assert.equal((await server.api.expectError(change, late, { token })).error, 'TICKET_EXPIRED');
    });

    it('is rejected clearly when another account has it', async () => {
      const token = await logIn(server);
      const { ticket } = await server.api.call(prove, { code: await ownCode(token, 'changeMobile') }, { token });
      const taken = '13800138002';
      const refused = await server.api.expectError(
        change,
        { ticket, mobile: taken, code: await codeTo(taken) },
        { token }
      );
      assert.equal(refused.error, 'CONFLICT');
      assert(await isLoggedIn(token));
    });

    it('is changed with both codes, ends the other sessions, and makes the ticket invalid', async () => {
      const old = newMobile();
      const elsewhere = await logIn(server, old);
      server.advance(2 * MINUTE_MS);
      const token = await logIn(server, old);
      const { ticket } = await server.api.call(prove, { code: await ownCode(token, 'changeMobile') }, { token });
      const mobile = newMobile();
      const after = await server.api.call(change, { ticket, mobile, code: await codeTo(mobile) }, { token });
      assert.equal(after.mobile, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
      assert.deepEqual([await isLoggedIn(elsewhere), await isLoggedIn(token)], [false, true]);

      const again = newMobile();
      const second = await server.api.expectError(
        change,
        { ticket, mobile: again, code: await codeTo(again) },
        { token }
      );
      assert.equal(second.error, 'TICKET_EXPIRED');
      server.advance(2 * MINUTE_MS);
      const id = async (mine: string) =>
        (await server.api.call('GET /api/member/user/current', undefined, { token: mine })).id;
      assert.equal(
        await id(await logIn(server, mobile)),
        await id(token),
        'the new number logs in to the same account'
      );
      assert.notEqual(await id(await logIn(server, old)), await id(token), 'the old one is free');
    });

    it('is changed with the password instead of the first code', async () => {
      const token = await logIn(server, '13800138003');
      const { ticket } = await server.api.call(prove, { password: 'xiangshi2026' }, { token });
      const mobile = newMobile();
      const after = await server.api.call(change, { ticket, mobile, code: await codeTo(mobile) }, { token });
      assert.equal(after.mobile, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    });
  });

  it('returns the newest version of the app', async () => {
    const newest = await server.api.call('POST /api/front/appVersionController/getNewestVersion', undefined);
    assert.deepEqual([newest.version, newest.versionCode], [appVersion, appVersionCode]);
  });
});
