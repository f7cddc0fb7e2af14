import type { LinkTarget } from '@contract/deepLink';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { whenIdle } from '@/testing/whenIdle';
import { openDeepLink } from './deepLink';
import messages from './locale/zh-Hans';

const api = fakeApi();
const office = { type: 'toMap', latitude: 22.65, longitude: 110.18, name: '香料交易中心', address: '二环北路 333 号' };
let page: OpenedPage;
let opened: jest.SpyInstance;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  api.calls.length = 0;
  opened = jest.spyOn(window, 'open').mockImplementation(() => null);
  page = await openPage(`/${routes.contact}`);
});

async function openAndWait(action: object): Promise<void> {
  openDeepLink(action as LinkTarget);
  await page.waitFor('取消');
}

describe('a location, in a browser', () => {
  it('opens nothing before the person has chosen a map', async () => {
    await openAndWait(office);
    await page.tap('取消');
    expect(opened).not.toHaveBeenCalled();
  });

  it.each([
    [
      messages.maps.amap,
      'https://amap.example.com/?p=110.18,22.65&n=%E9%A6%99%E6%96%99%E4%BA%A4%E6%98%93%E4%B8%AD%E5%BF%83'
    ],
    [
      messages.maps.tencent,
      'https://tencent.example.com/?m=22.65,110.18;%E4%BA%8C%E7%8E%AF%E5%8C%97%E8%B7%AF%20333%20%E5%8F%B7'
    ]
  ])('is shown by %s when that is chosen', async (map, url) => {
    await openAndWait(office);
    await page.tap(map);
    expect(opened).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer');
  });

  it.each([
    [messages.copyAddress, '二环北路 333 号'],
    [messages.copyPosition, '22.65,110.18']
  ])('%s', async (choice, text) => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await openAndWait(office);
    expect(page.has(text)).toBe(true);
    await page.tap(choice);
    expect(writeText).toHaveBeenCalledWith(text);
    expect(page.has('已复制')).toBe(true);
  });

  it('is what the office of the contact page leads to', async () => {
    await page.tap('办公地址');
    await page.waitFor(messages.maps.amap);
  });
});

describe('a mini-program, in a browser', () => {
  const code = () => page.root().querySelector(`[aria-label="${messages.scanCode}"]`)?.outerHTML ?? '';
  const open = async (action: object) => {
    openDeepLink({ type: 'openMiniprogram', appId: 'wx1', ...action });
    await page.waitFor(messages.miniProgram);
  };

  it('is a code to be read with WeChat', async () => {
    await open({ code: '/uploads/mini.png' });
    expect(code()).toContain('/uploads/mini.png');
    expect(page.has(messages.scanCode)).toBe(true);
  });

  it('is a code of this page where the action has none', async () => {
    await open({});
    await whenIdle();
    expect(code()).toContain('data:image/svg+xml');
  });
});
