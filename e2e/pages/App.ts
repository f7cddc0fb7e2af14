import { type Locator, type Page, selectors } from '@playwright/test';
import { startSession } from '../session';

/** Key under which the app stores the token. */
export const TOKEN_KEY = 'xiangshi_h5_loginToken';

/**
 * Locates the page that the address names. While it loads there is none, so that nothing is looked for on the page that
 * is left.
 */
const pageOfAddress = () => ({
  query(root: Document | Element): Element | undefined {
    return this.queryAll(root)[0];
  },
  queryAll(root: Document | Element): Element[] {
    const { pathname } = location;
    // The root of the app is an address of the home too.
    const paths = pathname === '/h5/' ? [pathname, '/h5/pages/index/index'] : [pathname];
    return [...root.querySelectorAll('.taro_page')]
      .filter((each) => each.getClientRects().length > 0 && paths.includes(each.id.split('?')[0] ?? ''))
      .slice(-1);
  }
});
void selectors.register('app-page', pageOfAddress);

/** Actions and observations of a user. Pages below the one on top are hidden and never found. */
export class App {
  constructor(
    readonly page: Page,
    readonly url: string
  ) {}

  async open(path = ''): Promise<void> {
    await this.page.goto(`${this.url}/h5/${path}`);
  }

  /** Locator of the page on top. */
  get top(): Locator {
    return this.page.locator('app-page=of-address');
  }

  text(text: string | RegExp): Locator {
    return this.top.getByText(text).first();
  }

  link(name: string | RegExp): Locator {
    return this.top.getByRole('link', { name }).first();
  }

  /** Locator of a button of the page on top or of a dialog over it. */
  button(name: string | RegExp): Locator {
    return this.top.getByRole('button', { name }).first();
  }

  /** Waits until the app shows its page in place of the drawn one, which has a scroll position and tabs of its own. */
  private takenOver(): Promise<void> {
    return this.page.locator('#first').waitFor({ state: 'detached' });
  }

  async tab(name: string): Promise<void> {
    await this.takenOver();
    const tab = this.page.locator('.tab-bar').getByRole('tab', { name });
    await tab.click();
    const shown = await tab.elementHandle();
    await this.page.waitForFunction((each) => each?.getAttribute('aria-selected') === 'true', shown);
    await shown?.dispose();
    await this.top.waitFor();
  }

  async back(): Promise<void> {
    const leaving = await this.top.elementHandle();
    await this.top.getByRole('button', { name: '返回' }).click();
    // The leaving page covers the page below until that is painted.
    await leaving?.waitForElementState('hidden');
    // A handle keeps the whole page.
    await leaving?.dispose();
  }

  scrollTop(): Promise<number> {
    return this.top.evaluate((page) => page.scrollTop);
  }

  async scrollTo(position: number): Promise<void> {
    await this.takenOver();
    await this.top.evaluate((page, top) => {
      page.scrollTop = top;
    }, position);
  }

  /**
   * Logs in on the open login page, with the code that the demo server shows. A new account skips the choice of a
   * password.
   */
  async logIn(mobile: string): Promise<void> {
    const offer = this.page.getByRole('alertdialog').filter({ hasText: '收不到短信时，也能用密码登录' });
    const notNow = offer.getByRole('button', { name: '以后再说' });
    // Without waiting for a dialog at rest: the action that asked for the login may open a page, which closes the offer
    // and shows it again.
    const putOff = () => notNow.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await this.page.addLocatorHandler(offer, putOff, { noWaitAfter: true });
    await this.enterCode(mobile);
  }

  /**
   * Leaves the session of this user on the device, as if the app had been used before: the next page that is opened is
   * a member's. For journeys that are not about the login itself. Returns the token.
   */
  async enter(mobile: string): Promise<string> {
    const token = await startSession(this.url, mobile);
    const localStorage = [{ name: TOKEN_KEY, value: JSON.stringify(token) }];
    await this.page.context().setStorageState({ cookies: [], origins: [{ origin: this.url, localStorage }] });
    return token;
  }

  /** Enters number and code and waits for the page that follows. */
  async enterCode(mobile: string): Promise<void> {
    await this.top.getByRole('textbox', { name: /手机号/ }).fill(mobile);
    await this.button('获取验证码').click();
    await this.button('同意并继续').click();
    await this.button('填入').click();
  }

  token(): Promise<string> {
    return this.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '""') as string, TOKEN_KEY);
  }
}
