import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildActivity } from '@/testing/buildActivity';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import t from './locale/zh-Hans';

const detail = 'GET /api/front/activity/detail';
const api = fakeApi({ [detail]: buildActivity(), 'GET /api/member/user/current': buildPerson() });
const open = () => openPage(`/${routes.activity}?id=new-crop-supply`);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  user.setToken('');
  api.on({ [detail]: buildActivity() });
});

describe('activity page', () => {
  it('shows that the activity does not exist', async () => {
    api.on({
      [detail]: () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    expect((await open()).has(t.unknownTitle)).toBe(true);
  });

  it('offers a retry when the server cannot be reached', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.disconnect();
    const page = await open();
    api.connect();
    await page.tap('重试');
    expect(page.has('新货上新周')).toBe(true);
  });

  it.each([
    ['upcoming', t.closed.upcoming],
    ['ended', t.closed.ended]
  ] as const)('cannot be taken part in while it is %s, and says so', async (phase, message) => {
    api.on({ [detail]: buildActivity({ phase, steps: [{ title: '一', text: '' }] }) });
    const page = await open();
    expect(page.has(t.phases[phase])).toBe(true);
    expect(await captureNavigation(() => page.tap(t.actions.publishSupply))).toBe('');
    expect(overlays.shownToast?.text).toBe(message);
  });

  it('shows period, steps and rules', async () => {
    const page = await open();
    for (const text of [t.phases.running, '2026-11-25 至 2026-12-08', '发布供应', '写清产地和数量', '仅限当季新货。'])
      expect(page.has(text)).toBe(true);
  });

  it.each([
    ['publishSupply', routes['supply.create']],
    ['publishPurchase', routes['purchase.create']],
    ['verify', routes['attestation.center']]
  ] as const)('leads a member to %s', async (action, path) => {
    user.setToken('member');
    api.on({ [detail]: buildActivity({ action, steps: [{ title: '一', text: '' }] }) });
    const page = await open();
    expect(await captureNavigation(() => page.tap(t.actions[action]))).toBe(`/${path}`);
  });

  it('leads a visitor who is to register to the login, and has nothing left for a member', async () => {
    api.on({ [detail]: buildActivity({ action: 'register' }) });
    const page = await open();
    expect(await captureNavigation(() => page.tap(t.actions.register))).toContain(routes['login.phone']);
    user.setToken('member');
    expect((await open()).has(t.registered)).toBe(true);
  });
});
