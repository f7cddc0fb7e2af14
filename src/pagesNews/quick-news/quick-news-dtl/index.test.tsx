import type { FlashDetail } from '@contract/flash';
import { network } from '@/platform/network/network';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildFlash } from '@/testing/buildFeed';
import { buildLine } from '@/testing/buildMarket';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';

const path = '/pagesNews/quick-news/quick-news-dtl/index';
const flash = buildFlash({
  title: '凭祥口岸恢复通关',
  content: '待检车辆降到 60 台以内。',
  importance: 3,
  source: '口岸快报'
});
const detail: FlashDetail = {
  flash,
  withdrawnReason: null,
  likes: 3,
  isLiked: false,
  lines: [buildLine()],
  previous: [buildFlash({ id: 'f0', title: '东兴互市点启用无感过磅' })],
  newer: null,
  older: { id: 'f0', title: '东兴互市点启用无感过磅' }
};

const api = fakeApi({
  'GET /api/front/flash/detail': ({ id }) => {
    if (id === 'withdrawn') {
      return { ...detail, flash: { ...flash, id, title: '', content: '', source: '' }, withdrawnReason: '来源更正' };
    }
    if (id !== 'f1') throw new FakeError('NOT_FOUND');
    return detail;
  },
  'POST /api/front/flash/like': { likes: 4 }
});

afterEach(() => network.set(true));
beforeEach(() => {
  settings.setLanguage('zh-Hans');
  asGuest();
  api.calls.length = 0;
  api.connect();
});

describe('flash page', () => {
  it('keeps the flash when reloading fails, with its age and a retry', async () => {
    const page = await openPage(`${path}?id=f1&visit=offline`);
    await page.waitFor('凭祥口岸恢复通关');
    network.set(false);
    await page.settle();
    api.disconnect();
    await page.tap('重试');
    network.set(true);
    await page.settle();
    expect(page.text()).toContain('网络断开');
    expect(page.text()).toContain('凭祥口岸恢复通关');
    api.connect();
    await page.tap('重试');
    expect(page.text()).not.toContain('网络断开');
  });

  it('links from a missing flash to the newest', async () => {
    const page = await openPage(`${path}?id=gone`);
    await page.waitFor('没有找到这条快讯');
    await page.waitFor('看最新快讯');
    expect(page.has('赞')).toBe(false);
  });

  it('shows the reason of a withdrawal, and keeps the earlier flashes', async () => {
    const page = await openPage(`${path}?id=withdrawn`);
    await page.waitFor('这条快讯已撤回');
    await page.waitFor('撤回原因：来源更正');
    await page.waitFor('此前快讯');
    expect(page.has('3')).toBe(false);
    expect(page.has('分享')).toBe(false);
  });

  it('[compliance 19] shows the full text with source, importance, prices and adjacent flashes', async () => {
    const page = await openPage(`${path}?id=f1`);
    for (const text of [
      '凭祥口岸恢复通关',
      '待检车辆降到 60 台以内。',
      '来源：口岸快报',
      '重要',
      '11月20日 周五 09:42',
      '八角 大红',
      '此前快讯',
      '已是最新一条',
      '下一条'
    ]) {
      await page.waitFor(text);
    }
  });

  it('shows the pictures that the server lists, and none after they were removed', async () => {
    const images = ['/uploads/a.webp', '/uploads/b.webp'].map((url) => ({ url, width: 960, height: 720 }));
    api.on({ 'GET /api/front/flash/detail': { ...detail, flash: { ...flash, images } } });
    const page = await openPage(`${path}?id=f1&visit=pictures`);
    await page.waitFor('第 2 张图，共 2 张，点开看大图');
    const shown = [...page.root().querySelectorAll('[aria-label*="张图"] > [src]')].map((image) =>
      image.getAttribute('src')
    );
    expect(shown.map((src) => src?.replace(/^.*(?=\/uploads)/, ''))).toEqual(['/uploads/a.webp', '/uploads/b.webp']);
    api.on({ 'GET /api/front/flash/detail': { ...detail, flash: { ...flash, images: [] } } });
    const without = await openPage(`${path}?id=f1&visit=none`);
    await without.waitFor('凭祥口岸恢复通关');
    expect(without.root().querySelector('[aria-label*="张图"]')).toBeNull();
  });

  it('does not like the flash when a visitor declines to log in', async () => {
    const page = await openPage(`${path}?id=f1&visit=1`);
    await page.waitFor('3');
    await page.tap('3');
    await page.waitFor('登录后点赞');
    await page.tap('先逛逛');
    expect(api.calls.map(({ name }) => name)).not.toContain('POST /api/front/flash/like');
  });

  it('likes the flash for a member', async () => {
    user.setToken('t1');
    const page = await openPage(`${path}?id=f1&visit=2`);
    await page.waitFor('3');
    await page.tap('3');
    await page.waitFor('4');
  });

  it('[compliance 9, 10] offers sharing and reporting', async () => {
    const page = await openPage(`${path}?id=f1&visit=3`);
    await page.waitFor('举报');
    await page.tap('分享');
    await page.waitFor('发送链接');
    await page.waitFor('复制文字');
    await page.tap('举报');
    await page.waitFor('提交举报');
  });
});
