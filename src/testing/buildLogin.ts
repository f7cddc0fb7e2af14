import { act } from 'react-dom/test-utils';
import type { Captcha, SentCode, Session } from '@contract/login';
import type { OpenedPage } from './openPage';

/** Where the tests of the login come from: a page with a parameter. Its heading is 香市隐私政策. */
export const loginReferer = 'loginReferer=pagesAuth%2Fagreement%2FPolicy&loginRefererQuery=version%3D2026-11';

/** What the tick under the agreement is called. */
export const agreementLabel = '已阅读并同意 用户协议、隐私政策';

export const buildSession = (changes: Partial<Session> = {}): Session => ({
  token: 't1',
  expiresAtMs: 1,
  isNew: false,
  ...changes
});

/** A code on its way, as the demo answers. */
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

/** Pushes the browser's own slider and lets go. */
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
