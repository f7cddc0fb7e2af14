import { routes } from '@/routes';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';

fakeApi();
const open = (query: Record<string, string>) =>
  openPage(`/${routes.imagePreview}?${new URLSearchParams(query).toString()}`);

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  consent.setAuthorised('storage', true);
});

describe('picture gallery', () => {
  it.each(['', 'javascript:alert(1)', 'https://evil.example/a.jpg'])(
    'shows that there is no picture for %s',
    async (urls) => {
      const page = await open({ urls });
      expect(page.has('没有要看的图片')).toBe(true);
      expect(page.root().querySelector('img')).toBeNull();
    }
  );

  it('shows the number of each picture, and no link without one', async () => {
    const page = await open({ urls: '/uploads/a.jpg,/uploads/b.jpg', index: '1' });
    expect(page.has('2/2')).toBe(true);
    expect(page.has('查看详情')).toBe(false);
  });

  it('follows the link of the banner', async () => {
    const link = JSON.stringify({ type: 'supplyLink', id: '7' });
    const page = await open({ urls: '/uploads/a.jpg', link });
    expect(await captureNavigation(() => page.tap('查看详情'))).toBe(`/${routes['supply.info']}?id=7`);
  });

  it('shows that a picture could not be saved', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    global.fetch = jest.fn().mockRejectedValue(new Error('offline'));
    const page = await open({ urls: '/uploads/a.jpg' });
    await page.tap('保存图片');
    expect(page.has('没保存成功，再试一次')).toBe(true);
  });
});
