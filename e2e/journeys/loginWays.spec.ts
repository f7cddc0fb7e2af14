import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { App } from '../pages/App';
import { dragSlider, solvePuzzle } from '../pages/puzzle';
import { endSession } from '../session';

const demoPassword = 'xiangshi2026';
const referer = 'loginReferer=pages%2Fmine%2Findex&loginRefererQuery=';

interface Answer {
  code: number;
  encrypt?: boolean;
  data: unknown;
}

/** Collects the raw bodies of each call to this path. */
function listen(page: Page, path: string): { sent: string[]; answered: Answer[] } {
  const heard: ReturnType<typeof listen> = { sent: [], answered: [] };
  page.on('response', async (response) => {
    if (!response.url().endsWith(path)) return;
    heard.sent.push(response.request().postData() ?? '');
    heard.answered.push((await response.json()) as Answer);
  });
  return heard;
}

/** Checks that the bodies are unreadable in both directions. */
async function expectSecure({ sent, answered }: ReturnType<typeof listen>, secrets: string[]): Promise<void> {
  // The page may show an answer before its body has been read here.
  await expect.poll(() => answered.at(-1)?.code).toBe(200);
  for (const body of sent) {
    expect(Object.keys(JSON.parse(body) as object).sort()).toEqual(['ciphertext', 'data']);
    for (const secret of secrets) expect(body).not.toContain(secret);
  }
  expect(answered.at(-1)).toMatchObject({ encrypt: true, data: expect.stringMatching(/^[\w+/]+=*$/) });
}

async function enterPassword(app: App, account: string, password: string): Promise<void> {
  await app.top.locator('[name=account]').first().fill(account);
  await app.top.locator('[name=password]').first().fill(password);
  await app.page.getByRole('button', { name: '登录', exact: true }).click();
}

test('a code, a password and WeChat log in through the secure envelope', async ({ app, page }) => {
  const byCode = listen(page, '/user/loginByMsg');
  await app.open(`pagesAuth/login/PhoneLogin?${referer}`);
  await app.logIn('13800138001');
  await expect(app.text('和志山')).toBeVisible();
  await expectSecure(byCode, ['13800138001']);

  await page.evaluate(() => localStorage.removeItem('xiangshi_h5_loginToken'));
  const byPassword = listen(page, '/user/login');
  await app.open(`pagesAuth/login/PhoneLogin?${referer}`);
  await app.button('密码').click();
  await expect(app.text('138****8001')).toBeVisible();
  await app.text('换个账号').click();
  await enterPassword(app, '13800138002', demoPassword);
  await app.button('同意并继续').click();
  await expect(app.text('梁雨桐')).toBeVisible();
  await expectSecure(byPassword, ['13800138002', demoPassword]);

  await page.evaluate(() => localStorage.removeItem('xiangshi_h5_loginToken'));
  const byWeChat = listen(page, '/user/loginByVX');
  const byBinding = listen(page, '/user/bindPhone');
  await app.open(`pagesAuth/login/QuickLogin?${referer}`);
  await app.button('微信一键登录').click();
  await app.button('同意并继续').click();
  await expect(app.text('绑定手机号')).toBeVisible();
  await app.logIn('13900007001');
  await expect(app.text(/^香友/)).toBeVisible();
  await expectSecure(byBinding, ['13900007001']);

  // WeChat now knows the user.
  await page.evaluate(() => localStorage.removeItem('xiangshi_h5_loginToken'));
  await app.open(`pagesAuth/login/QuickLogin?${referer}`);
  await app.button('微信一键登录').click();
  await app.button('同意并继续').click();
  await expect(app.text(/^香友/)).toBeVisible();
  expect(byWeChat.sent).toHaveLength(2);
  await expectSecure(byWeChat, ['webPage']);
});

test('a visitor’s history becomes the history of the account, for every kind of login', async ({ app, page }) => {
  await app.open('pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin');
  await expect(app.text(/八角/)).toBeVisible();
  await app.open(`pagesAuth/login/QuickLogin?${referer}`);
  await app.button('微信一键登录').click();
  await app.button('同意并继续').click();
  await expect(app.text('绑定手机号')).toBeVisible();
  await app.logIn('13900007003');
  await expect(app.text(/^香友/)).toBeVisible();
  await app.button(/足迹/).click();
  await expect(page.getByText('八角 大红 玉林')).toBeVisible();
});

test('a login asks for the agreement, and shows errors also without a network', async ({ app, page }) => {
  await app.open(`pagesAuth/login/PhoneLogin?${referer}`);
  await app.top.getByRole('textbox', { name: /手机号/ }).fill('13900007005');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await app.button('获取验证码').click();
  await app.button('同意并继续').click();
  await expect(app.text(/网络断开|没连上服务器/)).toBeVisible();
  await page.context().setOffline(false);
  await app.button('获取验证码').click();
  await expect(app.button('填入')).toBeVisible();
});

test('a new account sets its password at once, then a user name, and logs in with it', async ({ app, page }) => {
  await app.open(`pagesAuth/login/PhoneLogin?${referer}`);
  await app.enterCode('13900007002');
  await expect(app.text('收不到短信时，也能用密码登录')).toBeVisible();
  await app.button('设置密码').click();
  await app.top.locator('[name=password]').fill('abc12345!');
  await app.top.locator('[name=again]').fill('abc12345!');
  await app.button('保存密码').click();
  await expect(app.text(/^香友/)).toBeVisible();

  await app.open('pagesAuth/setting/AccountSetting');
  await app.text('用户名').click();
  await page.locator('[name=userName]').fill('Guinan_2026');
  await app.button('保存用户名').click();
  await expect(app.text('Guinan_2026')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('xiangshi_h5_loginToken'));
  await app.open(`pagesAuth/login/AccountLogin?${referer}`);
  await enterPassword(app, 'guinan_2026', 'abc12345!');
  await app.button('同意并继续').click();
  await expect(app.text(/^香友/)).toBeVisible();
});

test('a user without password and number resets the password by identity', async ({ app, page }) => {
  const sent = listen(page, '/user/sendIdentityCode');
  await app.open(`pagesAuth/login/RetrievePassword?${referer}`);
  await page.getByRole('tab', { name: '用实名信息' }).click();
  await app.top.locator('[name=realName]').fill('吴清莲');
  await app.top.locator('[name=idNumber]').fill('533321198506071019');
  await app.button('获取验证码').click();
  await expect(app.text('没有这样的实名账号，还可以试 4 次')).toBeVisible();
  await app.top.locator('[name=realName]').fill('和志山');
  await app.button('获取验证码').click();
  await expect(app.text('验证码已发到 138****8001')).toBeVisible();
  await expectSecure(sent, ['和志山', '533321198506071019']);
  await app.button('填入').click();
  await expect(app.text('账号 138****8001')).toBeVisible();
  await app.top.locator('[name=password]').fill('abc12345!');
  await app.top.locator('[name=again]').fill('abc12345!');
  await app.button('保存密码').click();
  await expect(app.text('和志山')).toBeVisible();
});

test('ten wrong passwords lead to the puzzle, then to the limit', async ({ app, page }) => {
  const mobile = '13800138003';
  await app.open(`pagesAuth/login/AccountLogin?${referer}`);
  await enterPassword(app, mobile, 'wrong-1');
  await app.button('同意并继续').click();
  await expect(app.text('账号或密码不对，还可以试 4 次')).toBeVisible();
  for (const left of [3, 2]) {
    await enterPassword(app, mobile, `wrong-${left}`);
    await expect(app.text(`账号或密码不对，还可以试 ${left} 次`)).toBeVisible();
  }
  for (const sentence of ['账号或密码不对，还可以试 1 次', '账号或密码不对，1 分钟后再试']) {
    await enterPassword(app, mobile, 'wrong-again');
    // A missed puzzle is replaced by another one.
    await expect(async () => {
      await dragSlider(page.getByRole('slider'), await solvePuzzle(page));
      await expect(app.text(sentence)).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: 20_000 });
  }
  for (let tries = 6; tries <= 10; tries += 1) {
    await enterPassword(app, mobile, tries === 10 ? demoPassword : `wrong-${tries}`);
    await expect(app.text(/错误次数太多，1 分钟后再试/)).toBeVisible();
  }
  expect(await app.token()).toBe('');
});

test('two parallel calls with an expired token log out once and show one message', async ({ app, page, site }) => {
  await app.open(`pagesAuth/login/PhoneLogin?${referer}`);
  await app.logIn('13800138004');
  await expect(app.text('陆志强')).toBeVisible();
  await endSession(site.url, await app.token());
  const refused: string[] = [];
  const logouts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/user/logout')) logouts.push(response.url());
    // The stream of live updates never ends, so it is not waited for.
    const isCall = response.url().includes('/api/') && !response.url().includes('/live/stream');
    // The body of an answer to the page before the reload may be gone.
    const body = isCall ? await response.text().catch(() => '') : '';
    if (body.includes('"UNAUTHORIZED"')) refused.push(response.url());
  });
  // The start asks for the user and for their messages in parallel.
  await page.reload();
  await expect(app.page.getByText('登录已过期，重新登录后继续').first()).toBeVisible();
  await expect.poll(() => refused.length).toBeGreaterThan(1);
  await expect.poll(() => logouts.length).toBe(1);
  expect(await app.token()).toBe('');
});
