import { expect, test } from './fixtures';
import { HostApp, type Platform } from './pages/HostApp';
import { startSession } from './session';

const member = { mobile: '13800138001', name: '和志山' };
/** An app that never answers that it opens its login. */
const silentLogin = { loginLink: null };

/** The journeys inside a native app, which are the same with both bridges. */
export function nativeAppJourneys(platform: Platform): void {
  const start = (page: ConstructorParameters<typeof HostApp>[0], url: string) => new HostApp(page, url, platform);

  test(`${platform}: an app that is logged in hands its session over with the address`, async ({ page, site }) => {
    const token = await startSession(site.url, member.mobile);
    const app = start(page, site.url);
    await app.open(`pages/mine/index?fromType=nativeApp&token=${token}`);
    await expect(app.text(member.name)).toBeVisible();
    expect(await app.token()).toBe(token);
    expect(app.address()).not.toContain(token);
    expect((await app.sent())[0]).toMatchObject({ action: 'handshake', param: { language: 'zh-Hans' } });
  });

  test(`${platform}: a visitor logs in through the app and returns to the page`, async ({ page, site }) => {
    const app = start(page, site.url);
    await app.open('pages/mine/index?fromType=nativeApp');
    await app.text(/登录/).click();
    await expect.poll(() => app.actions()).toEqual(['handshake', 'loginLink']);
    expect(await app.token()).toBe('');
    const token = await startSession(site.url, member.mobile);
    expect(await app.say('loginToken', { token })).toEqual({ done: true });
    await expect(app.text(member.name)).toBeVisible();
    expect(app.address()).toContain('/pages/mine/index');
  });

  test(`${platform}: an app without an answer leaves the login by phone`, async ({ page, site }) => {
    const app = start(page, site.url);
    await app.open('pages/mine/index?fromType=nativeApp', silentLogin);
    await app.text(/登录/).click();
    await app.dialog.getByRole('button', { name: '用手机号登录' }).click();
    await expect(app.top.getByRole('textbox', { name: /手机号/ })).toBeVisible();
  });

  test(`${platform}: a token that comes after the time-out still logs in`, async ({ page, site }) => {
    const app = start(page, site.url);
    await app.open('pages/mine/index?fromType=nativeApp', silentLogin);
    await app.text(/登录/).click();
    await expect(app.dialog.getByText('香市 App 没有回应')).toBeVisible();
    await app.say('loginToken', { token: await startSession(site.url, member.mobile) });
    await expect(app.dialog).toHaveCount(0);
    await expect(app.text(member.name)).toBeVisible();
  });

  test(`${platform}: a token leaves the login by phone that was opened meanwhile`, async ({ page, site }) => {
    const app = start(page, site.url);
    await app.open('pages/mine/index?fromType=nativeApp', silentLogin);
    await app.text(/登录/).click();
    await app.dialog.getByRole('button', { name: '用手机号登录' }).click();
    await expect(app.top.getByRole('textbox', { name: /手机号/ })).toBeVisible();
    await app.say('loginToken', { token: await startSession(site.url, member.mobile) });
    await expect(app.text(member.name)).toBeVisible();
  });

  test(`${platform}: a call and a map are opened by the app`, async ({ page, site }) => {
    const app = start(page, site.url);
    await app.open('pagesAuth/contact/index?fromType=nativeApp');
    await expect.poll(() => app.actions()).toContain('handshake');
    await app.text('办公地址').click();
    await expect.poll(async () => (await app.sent()).at(-1)).toMatchObject({ action: 'toMap' });
    await expect(app.dialog).toHaveCount(0);
    await app.text(/400/).click();
    await expect.poll(async () => (await app.sent()).at(-1)?.action).toBe('callPhone');
  });

  test(`${platform}: a map is opened by the page where the app has none`, async ({ page, site }) => {
    const app = start(page, site.url);
    const handshake = { app: 'xiangshi', version: '0.9.0', actions: [] };
    await app.open('pagesAuth/contact/index?fromType=nativeApp', { handshake });
    await expect.poll(() => app.actions()).toContain('handshake');
    await app.text('办公地址').click();
    await expect(page.frameLocator('iframe').getByText('复制坐标')).toBeVisible();
  });

  test(`${platform}: a tapped push message opens its page, an unsafe one is refused`, async ({ page, site }) => {
    const app = start(page, site.url);
    await app.open('?fromType=nativeApp');
    await expect.poll(() => app.actions()).toContain('handshake');
    await app.say('jump', { target: JSON.stringify({ type: 'searchLink', q: '八角' }) });
    await expect.poll(() => app.address()).toContain('search-view');
    await app.say('jump', { target: JSON.stringify({ type: 'externalLink', url: 'javascript:alert(1)' }) });
    await expect(page.frameLocator('iframe').getByText('链接不安全，已拦下').first()).toBeVisible();
  });

  test(`${platform}: a logout in the page is reported to the app, and one in the app ends the session`, async ({
    page,
    site
  }) => {
    const app = start(page, site.url);
    const logIn = async () => app.say('loginToken', { token: await startSession(site.url, member.mobile) });
    await app.open('pagesAuth/setting/AccountSetting?fromType=nativeApp');
    await expect.poll(() => app.actions()).toContain('handshake');
    await logIn();
    await app.top.getByText('退出登录').click();
    await app.dialog.getByRole('button', { name: '退出登录' }).click();
    await expect.poll(() => app.actions()).toContain('logout');
    expect(await app.token()).toBe('');
    await logIn();
    await app.say('logout', {});
    await expect.poll(() => app.token()).toBe('');
    expect((await app.actions()).filter((action) => action === 'logout')).toHaveLength(1);
  });

  test(`${platform}: the app of others learns nothing and logs no one in`, async ({ page, site }) => {
    const app = start(page, site.url);
    await app.open('pages/mine/index?fromType=nativeApp', { handshake: { app: 'other' } });
    await expect.poll(() => app.actions()).toEqual(['handshake']);
    const token = await startSession(site.url, member.mobile);
    expect(await app.say('loginToken', { token })).toEqual({ done: false });
    await app.text(/登录/).click();
    await expect(app.top.getByRole('textbox', { name: /手机号/ })).toBeVisible();
    expect([await app.actions(), await app.token()]).toEqual([['handshake'], '']);
  });

  test(`${platform}: a link for the app opens without one, and says so when it asks for the login`, async ({
    app,
    page
  }) => {
    await app.open('pages/mine/index?fromType=nativeApp');
    await app.text(/登录/).click();
    await expect(page.getByText('不在 App 里，请用手机号').first()).toBeVisible();
    await expect(app.top.getByRole('textbox', { name: /手机号/ })).toBeVisible();
  });
}
