import Taro from '@tarojs/taro';
import type { NewsDetail } from '@contract/news';
import { network } from '@/platform/network/network';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildLine } from '@/testing/buildMarket';
import { buildArticle, buildNews } from '@/testing/buildNews';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { openPage } from '@/testing/openPage';

const article = buildArticle({
  summary: '干度决定价差',
  coverVarietyId: 'star-anise',
  editor: '梁雨桐',
  bodyHtml:
    '<p>立冬后天气转晴</p><h2>价差从哪来</h2><figure data-variety="star-anise"><figcaption>对比</figcaption></figure>'
});

const api = fakeApi({
  'GET /api/front/news/instead': ({ id }) => ({
    removed: id === 'gone' ? { removedAtMs: Date.UTC(2026, 10, 19, 2), reason: '来源方撤回了内容' } : null,
    items: [buildNews({ id: 'n2', title: '草果开园第三周' })]
  }),
  'GET /api/member/user/current': () => {
    throw new FakeError('UNAVAILABLE');
  },
  'POST /api/member/user/logout': null
});

const canvas = fakeCanvas();

const calledNames = () => api.calls.map(({ name }) => name);

afterEach(() => network.set(true));
beforeEach(async () => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  api.connect();
  await user.logout();
  api.on({
    'GET /api/front/news/detail': ({ id }) => {
      if (id !== 'n1') throw new FakeError('NOT_FOUND');
      return article;
    }
  });
  api.calls.length = 0;
});

describe('missing article', () => {
  it('shows the reason of a removal and links to other articles', async () => {
    const page = await openPage('/pagesNews/NewsDtl?id=gone');
    await page.waitFor('这篇资讯已下架');
    await page.waitFor('2026-11-19 下架 · 来源方撤回了内容');
    await page.waitFor('草果开园第三周');
    expect(page.has('收藏')).toBe(false);
  });

  it('shows an unknown article as not found and links to the latest', async () => {
    const page = await openPage('/pagesNews/NewsDtl?id=never');
    await page.waitFor('没有找到这篇资讯');
    await page.waitFor('草果开园第三周');
  });
});

describe('article page details', () => {
  const line = buildLine({ varietyName: '八角', gradeName: '大红' });
  let went: jest.SpyInstance;
  beforeEach(() => {
    went = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  });
  const renderArticle = async (changes: Partial<NewsDetail>, id: string) => {
    api.on({ 'GET /api/front/news/detail': { ...article, ...changes } });
    return openPage(`/pagesNews/NewsDtl?id=${id}`);
  };

  it('[compliance 19] shows source, author, copyright, regions and the previous article', async () => {
    const page = await renderArticle(
      {
        author: '覃朗',
        copyright: 'licensed',
        regions: ['玉林', '防城'],
        previous: buildNews({ id: 'n0', title: '开秤第一天' }),
        next: buildNews({ id: 'n2', title: '草果开园第三周' })
      },
      'around'
    );
    for (const text of ['玉林', '防城', '上一篇：开秤第一天']) await page.waitFor(text);
    await page.waitFor('来源：香市观察　作者：覃朗　责编：梁雨桐');
    await page.waitFor('经来源方授权转载，版权归原作者所有。');
  });

  it('links a variety to its price line', async () => {
    const page = await renderArticle({ lines: [line] }, 'varieties');
    await page.waitFor('相关品种');
    await page.tap('八角');
    expect(went).toHaveBeenCalledWith({ url: `/pagesMarket/marketInfo/index?lineId=${line.id}` });
  });

  it('opens a known site inside the app, and other addresses on the copy page', async () => {
    const links = '<p><a href="https://www.gov.cn/a">公告</a>，<a href="https://ok.example/b">别处</a></p>';
    const page = await renderArticle({ bodyHtml: links }, 'links');
    await page.waitFor('公告');
    await page.tap('公告');
    expect(went).toHaveBeenLastCalledWith({ url: '/pagesNews/webView/index?url=https%3A%2F%2Fwww.gov.cn%2Fa' });
    await page.tap('别处');
    expect(went).toHaveBeenLastCalledWith({ url: '/pagesNews/CopyClipboard?text=https%3A%2F%2Fok.example%2Fb' });
  });

  it('[compliance 9, 10] offers to report the article', async () => {
    const page = await renderArticle({}, 'report');
    await page.waitFor('内容有误，举报');
    await page.tap('内容有误，举报');
    await page.waitFor('提交举报');
  });

  it('offers a poster of the article', async () => {
    const page = await renderArticle({}, 'poster');
    await page.waitFor('海报');
    await page.tap('海报');
    await page.waitFor('海报：秋果大红开秤半月');
    expect(canvas.texts).toEqual(expect.arrayContaining(['资讯', '扫码看详情']));
  });

  it('offers no sharing or poster when the source forbids it', async () => {
    const page = await renderArticle({ allowShare: false }, 'closed');
    await page.waitFor('收藏 31');
    expect(page.has('海报')).toBe(false);
    expect(page.has('分享')).toBe(false);
  });

  it('reports an attachment that cannot be opened', async () => {
    api.on({
      'GET /api/front/news/attachment': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    const attachments = [{ id: 'f1', name: '一周行情.xlsx', type: 'xlsx' as const, bytes: 12_300 }];
    const page = await renderArticle({ attachments }, 'files');
    await page.waitFor('12 kB');
    await page.tap('打开附件 一周行情.xlsx');
    await page.waitFor('附件打不开，稍后再试');
  });
});

describe('article page', () => {
  it('keeps the article while offline and shows how old it is', async () => {
    const page = await openPage('/pagesNews/NewsDtl?id=n1&visit=offline');
    await page.waitFor('立冬后天气转晴');
    expect(page.text()).not.toContain('网络断开');
    network.set(false);
    await page.settle();
    expect(page.text()).toContain('网络断开');
    expect(page.text()).toContain('立冬后天气转晴');
  });

  it('offers a retry when loading failed', async () => {
    api.disconnect();
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    await page.waitFor('没连上服务器');
    api.connect();
    await page.tap('重试');
    await page.waitFor('秋果大红开秤半月');
  });

  it('shows source and text, and labels an illustration as such', async () => {
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    for (const text of ['香市观察', '梁雨桐', '干度决定价差', '立冬后天气转晴', '价差从哪来', '示意图', '对比']) {
      await page.waitFor(text);
    }
    await page.waitFor('阅读 3,204');
  });

  it('does not like the article when a visitor declines to log in', async () => {
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    await page.waitFor('86');
    await page.tap('86');
    await page.waitFor('登录后点赞');
    await page.tap('先逛逛');
    await page.waitFor('86');
    expect(calledNames()).not.toContain('POST /api/front/news/like');
  });

  it('rolls back a rejected favourite and shows the reason', async () => {
    api.on({
      'POST /api/front/news/favourite': () => {
        throw new FakeError('RATE_LIMITED', { retryAfterSec: 30 });
      }
    });
    user.setToken('t1');
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    await page.waitFor('31');
    await page.tap('收藏 31');
    await page.waitFor('收藏 31');
    await page.waitFor('操作太频繁，30 秒后再试');
  });

  it('updates like and favourite of a member at once', async () => {
    api.on({ 'POST /api/front/news/like': { likes: 87 }, 'POST /api/front/news/favourite': { favourites: 32 } });
    user.setToken('t1');
    const page = await openPage('/pagesNews/NewsDtl?id=n1');
    await page.waitFor('86');
    await page.tap('86');
    await page.tap('收藏 31');
    await page.waitFor('87');
    await page.waitFor('32');
    await page.waitFor('已收藏 32');
  });

  it('applies the selected text size and remembers it', async () => {
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
