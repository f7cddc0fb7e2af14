import shared from '@/components/smsCode/locale/zh-Hans';
import { buildAccount } from '@/testing/buildAccount';
import { buildSentCode } from '@/testing/buildLogin';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import { answerSettings, openSettings } from '@/testing/openSettings';
import messages from '../locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;
const inputsOf = (path: string) => api.calls.filter(({ name }) => name.includes(path)).map(({ input }) => input);

beforeEach(() => {
  answerSettings(api);
  // The app asks for them once, so they are the same in all tests of the file.
  api.on({
    'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: ['GB'], hasEmail: true }
  });
});

describe('change of a login address', () => {
  it('shows errors for a wrong code, an invalid number and a taken number', async () => {
    api.on({
      'POST /api/member/account/mobile/prove': ({ code }) => {
        if (code !== '123456') throw new FakeError('SMS_CODE_WRONG', { attemptsLeft: 4 });
        return { ticket: 'ticket', expiresInSec: 600 };
      },
      'POST /api/member/account/mobile/change': () => {
        throw new FakeError('CONFLICT');
      }
    });
    page = await openSettings();
    await page.tap(messages.mobile);
    await page.waitFor(messages.proveText('138****8000'));
    await page.tap(shared.getCode);
    await page.waitFor(shared.fillIn);
    await page.type('code', '000000');
    await page.waitFor(shared.wrongCode(4));
    await page.tap(shared.fillIn);
    await page.waitFor(messages.newMobileText);
    await page.type('newMobile', '12345678901');
    await page.tap(shared.getCode);
    await page.waitFor(messages.wrongMobile);
    expect(inputsOf('sendMsgCode')).toEqual([]);
    await page.type('newMobile', '139 0013 9000');
    await page.tap(shared.getCode);
    await page.waitFor(shared.fillIn);
    expect(inputsOf('sendMsgCode')).toEqual([{ mobile: '13900139000', purpose: 'changeMobile' }]);
    await page.tap(shared.fillIn);
    await page.waitFor(messages.takenMobile);
  });

  it('goes to an overseas number where the server serves its country', async () => {
    api.on({
      'POST /api/member/account/mobile/prove': { ticket: 'ticket', expiresInSec: 600 },
      'POST /api/member/account/mobile/change': { ...buildAccount(), mobile: '+44****3456' }
    });
    page = await openSettings();
    await page.tap(messages.mobile);
    await page.waitFor(messages.proveText('138****8000'));
    await page.tap(shared.getCode);
    await page.waitFor(shared.fillIn);
    await page.tap(shared.fillIn);
    await page.waitFor(messages.newMobileText);
    await page.tap('国家和地区码 +86');
    await page.tap('英国 +44');
    await page.type('newMobile', '07911 123456');
    await page.tap(shared.getCode);
    await page.waitFor(shared.fillIn);
    expect(inputsOf('sendMsgCode')).toEqual([{ mobile: '+447911123456', purpose: 'changeMobile' }]);
    await page.tap(shared.fillIn);
    await page.settle();
    expect(inputsOf('mobile/change')).toMatchObject([{ mobile: '+447911123456' }]);
  });

  it('links an e-mail address after the proof, and refuses an incomplete one', async () => {
    const linked = { ...buildAccount(), email: 'q****@example.com' };
    api.on({
      'POST /api/member/account/mobile/prove': { ticket: 'ticket', expiresInSec: 600 },
      'POST /api/member/user/sendEmailCode': buildSentCode(),
      'POST /api/member/account/email/bind': linked,
      'GET /api/member/account/state': () => (inputsOf('email/bind').length > 0 ? linked : buildAccount())
    });
    page = await openSettings();
    await page.tap(messages.email);
    await page.waitFor(messages.proveText('138****8000'));
    await page.tap(shared.getCode);
    await page.waitFor(shared.fillIn);
    await page.tap(shared.fillIn);
    await page.waitFor(messages.newEmailText);
    await page.type('newEmail', 'qin@example');
    await page.tap(shared.getCode);
    await page.waitFor(messages.wrongEmail);
    expect(inputsOf('sendEmailCode')).toEqual([]);
    await page.type('newEmail', 'Qin@example.com');
    await page.tap(shared.getCode);
    await page.waitFor(shared.fillIn);
    await page.tap(shared.fillIn);
    await page.waitFor('q****@example.com');
    expect(inputsOf('email/bind')).toMatchObject([{ ticket: 'ticket', email: 'qin@example.com' }]);
  });

  it('unlinks the e-mail address of an account with a number', async () => {
    api.on({
      'GET /api/member/account/state': { ...buildAccount(), email: 'q****@example.com' },
      'POST /api/member/account/email/unbind': buildAccount()
    });
    page = await openSettings();
    await page.tap(messages.email);
    await page.tap(messages.unbindEmail);
    await page.waitFor(messages.unbindEmailTitle);
    await page.tap(messages.unbind);
    await page.waitFor(messages.emailUnbound);
  });

  it('offers no unlinking of the only address, and sends the code to it', async () => {
    api.on({ 'GET /api/member/account/state': { ...buildAccount(), mobile: '', email: 'q****@example.com' } });
    page = await openSettings();
    expect(page.has(messages.mobileUnset)).toBe(true);
    await page.tap(messages.email);
    await page.waitFor(messages.proveText('q****@example.com'));
    expect(page.has(messages.unbindEmail)).toBe(false);
  });
});
