import Taro from '@tarojs/taro';
import { act } from 'react-dom/test-utils';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildFeed } from '@/testing/buildFeed';
import { fakeApi } from '@/testing/fakeApi';
import { fakeCamera } from '@/testing/fakeCamera';
import { type OpenedPage, openPage } from '@/testing/openPage';
import scanner from '../../platform/scan/scanner/locale/zh-Hans';
import messages from './locale/zh-Hans';

fakeApi({
  'GET /api/front/home/feed': buildFeed({ flashes: [] }),
  'GET /api/front/news/list': { items: [], nextCursor: null }
});
const camera = fakeCamera();
const site = `${window.location.origin}/h5/`;
let page: OpenedPage;
let navigations: jest.SpyInstance;

const scan = async () => {
  await page.tap('扫一扫');
  await page.settle();
};
const tap = async (text: string) => {
  camera.tap(text);
  await page.settle();
};
/** Types a code below the camera and sends it. */
const enterCode = async (code: string) => {
  const input = camera.dialog()?.querySelector<HTMLInputElement>(`[aria-label="${scanner.code}"]`);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(input, code);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  camera.dialog()?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  await page.settle();
};
/** Chooses a picture in the mocked file dialog. */
const choosePicture = async () => {
  await tap(camera.has(scanner.album) ? scanner.album : scanner.choosePicture);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input, 'files', { value: [new File(['picture'], 'code.png')] });
  input?.dispatchEvent(new Event('change'));
  await page.settle();
};
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(async () => {
  settings.setLanguage('zh-Hans');
  page = await openPage('/pages/index/index');
});
beforeEach(() => {
  Object.assign(camera, { visibleCode: '', permission: 'granted', errorName: '', openCount: 0 });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  navigations = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
});
afterEach(async () => {
  hide(false);
  if (camera.dialog()) await tap('关闭');
});

describe('scanner', () => {
  it('explains how to allow a denied camera, and scans a picture instead', async () => {
    camera.permission = 'denied';
    await scan();
    expect(camera.openCount).toBe(0);
    expect(camera.has(scanner.refused.text)).toBe(true);
    await choosePicture();
    expect(camera.has(scanner.noCode)).toBe(true);
    camera.visibleCode = '八角';
    await choosePicture();
    expect(camera.dialog()).toBeNull();
    expect(navigations).toHaveBeenCalledWith({ url: `/${routes['search.view']}?q=${encodeURIComponent('八角')}` });
  });

  it('distinguishes a missing camera from a denied one', async () => {
    camera.errorName = 'NotFoundError';
    await scan();
    expect(camera.has(scanner.missing.title)).toBe(true);
    camera.errorName = 'NotAllowedError';
    await tap('重试');
    expect(camera.has(scanner.refused.title)).toBe(true);
    camera.errorName = '';
    await tap('重试');
    expect(camera.has(scanner.looking)).toBe(true);
  });

  it('[compliance 3] explains the purpose of the camera before the system asks', async () => {
    camera.permission = 'prompt';
    await scan();
    expect(camera.has(scanner.purpose.text)).toBe(true);
    expect(camera.openCount).toBe(0);
    await tap(scanner.openCamera);
    expect(camera.openCount).toBe(1);
  });

  it('opens once on a double tap, and releases the camera when it closes', async () => {
    page.find('扫一扫').click();
    await scan();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(camera.activeLights).toBe(1);
    await tap('关闭');
    expect(camera.dialog()).toBeNull();
    expect(camera.activeLights).toBe(0);
    expect(navigations).not.toHaveBeenCalled();
  });

  it('closes on browser back and keeps the page open', async () => {
    const url = window.location.href;
    await scan();
    window.history.back();
    await page.settle();
    expect(camera.dialog()).toBeNull();
    expect(camera.activeLights).toBe(0);
    expect(window.location.href).toBe(url);
    expect(page.has('搜品种、货源、企业')).toBe(true);
  });

  it('releases the camera while another app is in the foreground', async () => {
    await scan();
    hide(true);
    expect(camera.activeLights).toBe(0);
    hide(false);
    await page.settle();
    expect(camera.activeLights).toBe(1);
    expect(camera.has(scanner.looking)).toBe(true);
  });
});

describe('a code that is typed below the camera', () => {
  const cardPage = `/${routes['vcard.shareMiddlePage']}?code=K7M2P9QX`;

  it('is explained when it cannot be one', async () => {
    await scan();
    for (const text of ['八角', 'K7M2 P9Q', 'K7M2 P9Q0']) {
      await enterCode(text);
      expect(camera.has(scanner.notCode)).toBe(true);
    }
    await enterCode('');
    expect(navigations).not.toHaveBeenCalled();
  });

  it('opens the card once, however it is written', async () => {
    await scan();
    await enterCode('k7m2-p9 qx');
    expect(camera.dialog()).toBeNull();
    expect(camera.activeLights).toBe(0);
    expect(navigations.mock.calls).toEqual([[{ url: cardPage }]]);
  });

  it('opens the card without a camera', async () => {
    camera.permission = 'denied';
    await scan();
    await enterCode('K7M2P9QX');
    expect(navigations.mock.calls).toEqual([[{ url: cardPage }]]);
  });
});

describe('scanned code', () => {
  const scanned = async (text: string) => {
    camera.visibleCode = text;
    await scan();
  };

  it('shows an external link for copying and does not open it', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await scanned('https://example.com/pay?to=1');
    const query = `text=${encodeURIComponent('https://example.com/pay?to=1')}`;
    expect(navigations.mock.calls).toEqual([[{ url: `/${routes['news.copyClipboard']}?${query}` }]]);
    expect(opened).not.toHaveBeenCalled();
  });

  it('reports a page that does not exist', async () => {
    await scanned(`${site}pages/nowhere/index`);
    expect(page.has(messages.noPage)).toBe(true);
    expect(navigations).not.toHaveBeenCalled();
  });

  it('opens a page of the app', async () => {
    await scanned(`${site}${routes['market.info']}?lineId=7`);
    expect(navigations.mock.calls).toEqual([[{ url: `/${routes['market.info']}?lineId=7` }]]);
  });

  it('opens the code of a business card, also without an address', async () => {
    const url = `/${routes['vcard.shareMiddlePage']}?code=23456789ABCDEFGHJKLM`;
    await scanned(`${site}${url.slice(1)}`);
    await scanned('23456789ABCDEFGHJKLM');
    expect(navigations.mock.calls).toEqual([[{ url }], [{ url }]]);
  });

  it('opens a tab page, and stores the invite code for the login', async () => {
    const shown = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' });
    await scanned(`${site}${routes.market}?scene=inviteCode%3DABCD12`);
    expect(shown).toHaveBeenCalledWith({ url: `/${routes.market}` });
    expect(user.inviteCode).toBe('ABCD12');
    user.setInviteCode('');
  });
});
