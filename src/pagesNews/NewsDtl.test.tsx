import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildArticle } from '@/testing/buildNews';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';

const article = buildArticle({
  summary: '干度决定价差',
  coverVarietyId: 'star-anise',
  editor: '梁雨桐',
  bodyHtml:
    '<p>立冬后天气转晴</p><h2>价差从哪来</h2><figure data-variety="star-anise"><figcaption>对比</figcaption></figure>'
});

const api = fakeApi({
  'GET /api/front/news/detail': ({ id }) => {
    if (id !== 'n1') throw new FakeError('NOT_FOUND');
    return article;
  },
  'GET /api/front/news/list': { items: [{ ...article, id: 'n2', title: '草果开园第三周' }], nextCursor: null },
  'GET /api/member/user/current': () => {
    throw new FakeError('UNAVAILABLE');
  },
  'POST /api/member/user/logout': null
});

const sentNames = () => api.calls.map(({ name }) => name);

beforeEach(async () => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  await user.logout();
  api.calls.length = 0;
});

describe('an article that was taken down', () => {
  it('says so and leads on to the latest news', async () => {
    const page = await openPage('/pagesNews/NewsDtl?id=gone');
    await page.waitFor('这篇资讯已下架');
    await page.waitFor('草果开园第三周');
    expect(page.has('收藏')).toBe(false);
  });
});

describe('an article', () => {
  it('can be tried again when it did not load', async () => {
    api.disconnect();
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    await page.waitFor('没连上服务器');
    api.connect();
    await page.tap('重试');
    await page.waitFor('秋果大红开秤半月');
  });

  it('tells where it comes from, and marks a drawing as one', async () => {
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    for (const text of ['香市观察', '梁雨桐', '干度决定价差', '立冬后天气转晴', '价差从哪来', '示意图', '对比']) {
      await page.waitFor(text);
    }
    await page.waitFor('阅读 3,204');
  });

  it('is not liked by a visitor who would rather not log in', async () => {
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    await page.waitFor('86');
    await page.tap('86');
    await page.waitFor('登录后点赞');
    await page.tap('先逛逛');
    await page.waitFor('86');
    expect(sentNames()).not.toContain('POST /api/front/news/like');
  });

  it('is not a favourite when the server refuses, and says why', async () => {
    api.on({
      'POST /api/front/news/favourite': () => {
        throw new FakeError('RATE_LIMITED', { retryAfterSec: 30 });
      }
    });
    user.setToken('t1');
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    await page.waitFor('收藏');
    await page.tap('收藏');
    await page.waitFor('收藏');
    await page.waitFor('操作太频繁，30 秒后再试');
  });

  it('is liked and a favourite of a member at once', async () => {
    api.on({ 'POST /api/front/news/like': { likes: 87 }, 'POST /api/front/news/favourite': null });
    user.setToken('t1');
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    await page.waitFor('86');
    await page.tap('86');
    await page.tap('收藏');
    await page.waitFor('87');
    await page.waitFor('已收藏');
  });

  it('is read in the size that was chosen, also the next time', async () => {
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    await page.waitFor('字号');
    await page.tap('字号');
    await page.waitFor('特大');
    await page.tap('特大');
    await page.settle();
    expect(page.root().querySelector('.body.larger')).not.toBeNull();
    const again = await openPage('/pagesNews/NewsDtl?id=n1&from=again');
    await again.waitFor('字号');
    expect(again.root().querySelector('.body.larger')).not.toBeNull();
  });
});
