import Taro from '@tarojs/taro';
import { act } from 'react-dom/test-utils';
import { consent, consentQuestion } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import { openRoute } from '@/testing/openRoute';
import { resetConsent } from '@/testing/resetConsent';
import { overlays } from '@/ui/overlays';

fakeApi({ 'POST /api/front/address/list': [], 'POST /api/member/account/agree': null });

/** Longer than the panel takes to slide out. */
const SHEET_LEAVES_MS = 1000;

const spyOnBack = () => [
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: 'ok' }),
  jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: 'ok' })
];
const timesLeft = (spies: jest.SpyInstance[]) => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);

async function openOwnPage(isPostponed: boolean): Promise<OpenedPage> {
  settings.setLanguage('zh-Hans');
  resetConsent();
  consentQuestion.isPostponed = isPostponed;
  return openRoute('address.list');
}

async function closeByMask(page: OpenedPage): Promise<void> {
  const mask = document.querySelector('[role="dialog"]')?.previousElementSibling;
  act(() => void mask?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await page.advance(SHEET_LEAVES_MS);
}

describe('a page of a member’s own, with the question about the agreement put off', () => {
  afterEach(() => {
    overlays.close();
    consent.agree();
  });

  it('asks it again, and is left when it is closed again', async () => {
    const spies = spyOnBack();
    const page = await openOwnPage(true);
    await page.waitFor('同意并继续');
    await closeByMask(page);
    expect([timesLeft(spies), consent.isAnswered]).toEqual([1, false]);
  });

  it('stays open for a member who agrees', async () => {
    const spies = spyOnBack();
    const page = await openOwnPage(true);
    await page.waitFor('同意并继续');
    await page.tap('同意并继续');
    await page.settle();
    expect([timesLeft(spies), consent.hasAgreed]).toEqual([0, true]);
  });

  it('asks nothing where it was not put off', async () => {
    const spies = spyOnBack();
    await openOwnPage(false);
    expect([timesLeft(spies), overlays.dialog]).toEqual([0, undefined]);
  });
});
