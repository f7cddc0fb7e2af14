import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Locator, Page } from '@playwright/test';
import { TOKEN_KEY } from './App';

const folder = path.resolve(__dirname, '../hostPages');

export type Platform = 'android' | 'ios';

/** User agents of the web views. */
export const userAgents: Record<Platform, string> = {
  android: 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 XiangshiApp/1.0.0',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 XiangshiApp/1.0.0'
};

interface SentMessage {
  action: string;
  param: Record<string, string>;
}

/** The object of `hostPages/native.js`. */
interface NativeSide {
  sent: SentMessage[];
  answers: Record<string, object | null>;
  replies: Record<string, unknown>;
  say(action: string, param: object): string;
}
type NativeWindow = Window & { app: NativeSide };

/** A native app of ours with the product in its web view, as its user and its developer see it. */
export class HostApp {
  constructor(
    private readonly page: Page,
    private readonly url: string,
    private readonly platform: Platform
  ) {}

  /** Starts the app with a page in its web view. `answers` replaces those of the native side; null answers nothing. */
  async open(address: string, answers: NativeSide['answers'] = {}): Promise<void> {
    // On the host of the product, so that the native side may read the frames of the page.
    await this.page.route('**/hostPages/*', (route) => {
      const file = path.basename(new URL(route.request().url()).pathname);
      const contentType = file.endsWith('.js') ? 'text/javascript' : 'text/html';
      return route.fulfill({ contentType, body: readFileSync(path.join(folder, file), 'utf8') });
    });
    // A web view hands these to the app; they are no addresses of a network.
    await this.page.route(/^https:\/\/__/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const open = encodeURIComponent(`/h5/${address}`);
    // Before the page of the app: the handshake comes as soon as the web view has loaded.
    await this.page.addInitScript((given) => {
      (window as unknown as { givenAnswers: object }).givenAnswers = given;
    }, answers);
    await this.page.goto(`${this.url}/hostPages/${this.platform}.html?open=${open}`);
  }

  /** Locator of the page on top in the web view. */
  get top(): Locator {
    return this.page.frameLocator('iframe[name="webView"]').locator('app-page=of-address');
  }

  /** Locator of a dialog over the page. */
  get dialog(): Locator {
    return this.page.frameLocator('iframe[name="webView"]').getByRole('alertdialog');
  }

  text(text: string | RegExp): Locator {
    return this.top.getByText(text).first();
  }

  /** Messages of the page so far, by name. */
  async actions(): Promise<string[]> {
    return (await this.sent()).map(({ action }) => action);
  }

  sent(): Promise<SentMessage[]> {
    return this.page.evaluate(() => (window as unknown as NativeWindow).app.sent);
  }

  /** Sends a message of the app. Returns the answer of the page as soon as it has come. */
  async say(action: string, param: object): Promise<unknown> {
    const id = await this.page.evaluate(([name, given]) => (window as unknown as NativeWindow).app.say(name, given), [
      action,
      param
    ] as const);
    const reply = await this.page.waitForFunction(
      (callbackId) => (window as unknown as NativeWindow).app.replies[callbackId],
      id
    );
    const answer = await reply.jsonValue();
    return typeof answer === 'string' ? (JSON.parse(answer) as unknown) : answer;
  }

  /** Token of the page. */
  token(): Promise<string> {
    return this.frame().evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '""') as string, TOKEN_KEY);
  }

  /** Address of the page in the web view. */
  address(): string {
    return this.frame().url();
  }

  private frame(): Frame {
    const frame = this.page.frame({ name: 'webView' });
    if (!frame) throw new Error('the app has no web view');
    return frame;
  }
}
