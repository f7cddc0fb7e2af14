import Taro from '@tarojs/taro';
import TestUtils from '@tarojs/test-utils-react';
import { act } from 'react-dom/test-utils';
import { consent } from '@/stores/consent';

let app: Promise<TestUtils> | null = null;

// Tests are about people who have answered the first question; the test of the question itself forgets that.
consent.agree();

export interface OpenedPage {
  /** The page on top. */
  root(): HTMLElement;
  text(): string;
  /** The parameters that the address of the browser says. */
  address(): Record<string, string>;
  /** The first element whose own text or aria-label is exactly this. Throws when there is none. */
  find(text: string): HTMLElement;
  has(text: string): boolean;
  tap(text: string): Promise<void>;
  /** The input or text area with this name or label. Throws when there is none. */
  field(name: string): HTMLInputElement;
  /** Types into it. */
  type(name: string, value: string): Promise<void>;
  /** It comes back to the screen, after another page or another app. */
  show(): Promise<void>;
  /** Lets promises, effects and short timers run. */
  settle(): Promise<void>;
  /** Lets them run until this text or aria-label is on the page. Throws when it does not come. */
  waitFor(text: string): Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function settle(): Promise<void> {
  await act(async () => {
    await pause(30);
  });
}

function root(): HTMLElement {
  const pages = [...document.querySelectorAll<HTMLElement>('.taro_page')];
  const page = pages.at(-1);
  if (!page) throw new Error('no page is open');
  return page;
}

/** As a person reads it: a blank that does not break is a blank. */
const readText = (node: Node): string => (node.textContent ?? '').replace(/\u00a0/g, ' ');

function ownText(element: Element): string {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map(readText)
    .join('')
    .trim();
}

function search(text: string): HTMLElement | undefined {
  return [...root().querySelectorAll<HTMLElement>('*')].find(
    (element) => ownText(element) === text || element.getAttribute('aria-label') === text
  );
}

function find(text: string): HTMLElement {
  const element = search(text);
  if (!element) throw new Error(`"${text}" is not on the page: ${readText(root())}`);
  return element;
}

function field(name: string): HTMLInputElement {
  const fields = root().querySelectorAll<HTMLInputElement & { nativeProps?: object }>('*');
  const found = [...fields].find(
    (one) =>
      one.getAttribute('name') === name ||
      one.getAttribute('aria-label') === name ||
      // The box of a text area hands its label on to the browser's own.
      new Map<string, unknown>(Object.entries(one.nativeProps ?? {})).get('aria-label') === name
  );
  if (!found) throw new Error(`no input "${name}"`);
  return found;
}

/**
 * Opens a page of the app through Taro's real H5 router, so that its life-cycle hooks run. One app a test file:
 * set up fakeApi() before the first page.
 * @param url path and query, such as `/pagesMarket/marketInfo/index?lineId=1`
 */
export async function openPage(url: string): Promise<OpenedPage> {
  app ??= (async () => {
    const utils = new TestUtils();
    await utils.createApp();
    // The home comes up first; a page opened before it stands would come to lie below it.
    await settle();
    return utils;
  })();
  const utils = await app;
  const path = url.replace(/^\//, '').split('?')[0] ?? '';
  if (path !== 'pages/index/index') await Taro.reLaunch({ url });
  await utils.PageLifecycle.onShow(path);
  await settle();
  return {
    root,
    text: () => readText(root()),
    address: () => Object.fromEntries(new URLSearchParams(location.href.split('?')[1])),
    find,
    field,
    has: (text) => search(text) !== undefined,
    async show() {
      act(() => Taro.getCurrentInstance().page?.onShow?.());
      await settle();
    },
    settle,
    async waitFor(text) {
      for (let tries = 0; tries < 60 && !search(text); tries += 1) await settle();
      find(text);
    },
    async tap(text) {
      utils.fireEvent.click(find(text));
      await settle();
    },
    async type(name, value) {
      const input = field(name);
      act(() => {
        input.value = value;
        input.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: { value } }));
      });
      await settle();
    }
  };
}
