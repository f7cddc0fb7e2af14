import shared from '@/components/smsCode/locale/zh-Hans';
import { buildAccount } from '@/testing/buildAccount';
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
  api.on({ 'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: ['GB'] } });
});

describe('mobile number change', () => {
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
});
