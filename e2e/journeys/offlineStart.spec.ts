import type { NewsDetail } from '@contract/news';
import { apiRequest } from '../apiRequest';
import { createCard } from '../businessCard';
import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';
import { ExpoTicketPage } from '../pages/ExpoTicketPage';
import { KeptApp } from '../pages/KeptApp';

test.use({ serviceWorkers: 'allow' });

const expoName = /香料产业博览会/;

test('a visitor who has opened the home once starts without the server and reads news and prices', async ({
  app,
  page,
  site
}) => {
  const kept = new KeptApp(page);
  await app.open();
  await expect(app.text('香料综合指数')).toBeVisible();
  await kept.whenComplete();
  const [article] = await apiRequest<NewsDetail[]>(site.url, '/api/front/news/offline');
  const [, opening = ''] = /<p>([^<，。]{4,})/.exec(article?.bodyHtml ?? '') ?? [];
  await site.kill();
  try {
    await test.step('the home has what it had, and says how old it is', async () => {
      await page.reload();
      await expect(app.text('香料综合指数')).toBeVisible();
      await expect(app.text(/网络断开，正在显示/)).toBeVisible();
    });

    await test.step('the price list is there, also further down', async () => {
      await app.open('pages/market/index?categoryId=all');
      await expect(app.text('涨跌分布')).toBeVisible();
      await expect(app.link(/^八角 .* \d/)).toBeVisible();
      await expect(app.text(/网络断开，正在显示/)).toBeVisible();
    });

    await test.step('an article that was never opened has its text', async () => {
      await app.open(`pagesNews/NewsDtl?id=${article?.id}`);
      await expect(app.text(article?.title ?? '')).toBeVisible();
      await expect(app.text(opening)).toBeVisible();
    });

    await test.step('the flashes are there', async () => {
      await app.open('pagesNews/quick-news/quick-news-list/index');
      await expect(app.text(/^\d{2}:\d{2}$/)).toBeVisible();
    });
  } finally {
    await site.restart();
  }
});

test('ticket and card code open in an expo hall without a network, and a logout removes them', async ({
  app,
  page,
  site
}) => {
  const mobile = newMobile();
  const kept = new KeptApp(page);
  const ticket = new ExpoTicketPage(app);
  const card = page.getByRole('img', { name: '韦小暖的名片码' });
  const codePath = 'pagesVcard/pages/common/BusinessCardCode';

  await test.step('they are opened once with a network', async () => {
    const token = await app.enter(mobile);
    await createCard(site.url, token, { mobile });
    await app.open(codePath);
    await expect(card).toBeVisible();
    await app.open('pagesExhibit/index');
    await expect(app.text(expoName)).toBeVisible();
    await ticket.open();
    await ticket.fill({ name: '韦小暖', company: '桂南香叶' });
    await ticket.consent.click();
    await ticket.register();
    await expect(ticket.codeOf('韦小暖')).toBeVisible();
    await kept.whenComplete();
  });

  await test.step('they open again in the hall', async () => {
    await page.context().setOffline(true);
    await ticket.open();
    await expect(ticket.codeOf('韦小暖')).toBeVisible();
    await app.open(codePath);
    await expect(card).toBeVisible();
    await app.open('pagesExhibit/index');
    await expect(app.text(expoName)).toBeVisible();
    await expect(app.text(/网络断开，正在显示/)).toBeVisible();
    await page.context().setOffline(false);
  });

  await test.step('an article is kept without the marks of the viewer until the logout', async () => {
    const [article] = await apiRequest<NewsDetail[]>(site.url, '/api/front/news/offline');
    await app.open(`pagesNews/NewsDtl?id=${article?.id}`);
    await expect.poll(() => kept.pathsIn('xiangshi-read')).toEqual(['/api/front/news/detail']);
    const personal = (await kept.pathsIn('xiangshi-public')).filter((path) => !path.startsWith('/api/front/'));
    expect(personal).toEqual([]);
    await app.open('pagesAuth/setting/AccountSetting');
    await app.top.getByText('退出登录').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    await expect.poll(() => kept.pathsIn('xiangshi-read')).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain('韦小暖');
  });
});
