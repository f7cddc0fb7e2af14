import { act } from 'react-dom/test-utils';
import type { Captcha, SentCode, Session } from '@contract/login';
import type { OpenedPage } from './openPage';

/** Query of the login page with the referring page, which has a parameter and the heading 香市隐私政策. */
export const loginReferer = 'loginReferer=pagesAuth%2Fagreement%2FPolicy&loginRefererQuery=version%3D2026-11';

/** Label of the agreement checkbox. */
export const agreementLabel = '已阅读并同意 用户协议、隐私政策';

export const buildSession = (changes: Partial<Session> = {}): Session => ({
  token: 't1',
  expiresAtMs: 1,
  isNew: false,
  ...changes
});

/** Builds the response to a code request, as in demo mode. */
export const buildSentCode = (): SentCode => ({
  expiresInSec: 300,
  resendAfterSec: 60,
  canVoice: false,
  demoCode: '123456'
});

export const buildCaptcha = (): Captcha => ({
  id: 'c1',
  picture: '',
  piece: '',
  width: 280,
  height: 140,
  pieceSize: 44,
  pieceTop: 20
});

/** Moves the native slider to a value and releases it. */
export async function slide(page: OpenedPage, slider: HTMLInputElement, value: number): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(slider, String(value));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => {
    slider.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
  });
  await page.settle();
}
