import Taro from '@tarojs/taro';
import TestUtils from '@tarojs/test-utils-react';
import { act } from 'react-dom/test-utils';
import { consent } from '@/stores/consent';
import { passFrame, whenIdle } from './whenIdle';

/** Time on the fake clock after which `waitFor` gives up, and between its looks at the page, in ms. */
const WAIT_MS = 3000;
const WAIT_STEP_MS = 50;

let app: Promise<TestUtils> | null = null;

// Tests run with consent given; the test of the consent prompt resets it.
consent.agree();

export interface OpenedPage {
  /** Returns the root element of the top page. */
  root(): HTMLElement;
  text(): string;
  /** Returns the query parameters of the browser's address. */
  address(): Record<string, string>;
  /**
   * Returns the first element whose own text or aria-label equals the text.
   * @throws Error when there is none
   */
  find(text: string): HTMLElement;
  has(text: string): boolean;
  tap(text: string): Promise<void>;
  /**
   * Returns the input or text area with this name or label.
   * @throws Error when there is none
   */
  field(name: string): HTMLInputElement;
  /** Types a value into a field. */
  type(name: string, value: string): Promise<void>;
  /** Simulates the page's return to the screen from another page or app. */
  show(): Promise<void>;
  /** Runs all requests, effects and short timers until nothing changes any more. */
  settle(): Promise<void>;
  /** Lets time pass on the fake clock, then settles. */
  advance(ms: number): Promise<void>;
  /**
   * Lets time pass on the fake clock until an element with this text or aria-label is on the page.
   * @throws Error when it does not appear within three seconds
   */
  waitFor(text: string): Promise<void>;
}

/** Runs what is due within a frame, then the rendering and the effects that it caused. */
const renderFrame = () => act(passFrame);
const settle = () => whenIdle(renderFrame);

async function advance(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
}

/** Lets time pass until Taro's router, which itself waits for frames and transitions, has done the work. */
async function settleWith<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  await settle();
  for (let waited = 0; waited < WAIT_MS && !isDone; waited += WAIT_STEP_MS) await advance(WAIT_STEP_MS);
  return work;
}

function root(): HTMLElement {
  const pages = [...document.querySelectorAll<HTMLElement>('.taro_page')];
  const page = pages.at(-1);
  if (!page) throw new Error('no page is open');
  return page;
}

/** Returns the text with non-breaking spaces as plain spaces. */
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
      // Taro's text area passes its label on to the native element.
      new Map<string, unknown>(Object.entries(one.nativeProps ?? {})).get('aria-label') === name
  );
  if (!found) throw new Error(`no input "${name}"`);
  return found;
}

/**
 * Opens a page through Taro's real H5 router, so that its lifecycle hooks run. There is one app per test file; call
 * `fakeApi()` before the first page.
 * @param url path and query, such as `/pagesMarket/marketInfo/index?lineId=1`
 */
export async function openPage(url: string): Promise<OpenedPage> {
  app ??= (async () => {
    const utils = new TestUtils();
    // The home page opens first; a page opened before it would end up below it.
    await settleWith(utils.createApp());
    return utils;
  })();
  const utils = await app;
  const path = url.replace(/^\//, '').split('?')[0] ?? '';
  if (path !== 'pages/index/index') await settleWith(Taro.reLaunch({ url }));
  await settleWith(utils.PageLifecycle.onShow(path));
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
    advance,
    async waitFor(text) {
      for (let waited = 0; waited < WAIT_MS && !search(text); waited += WAIT_STEP_MS) await advance(WAIT_STEP_MS);
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
