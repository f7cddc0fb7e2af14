import { eventCenter } from '@tarojs/runtime';
import { words } from '@/locale/words';

/** Milliseconds; both are the specification's. */
const displayAfter = 200;
const loadWithin = 60000;

/** Raised on the window when a page cannot be loaded; rethrown unless a listener prevents it and retries. */
export const preloadFailure = 'xs:preload-failure';
export interface PreloadFailure {
  error: unknown;
  retry(): void;
}

let screen: HTMLElement | null = null;

function hide(): void {
  screen?.remove();
  screen = null;
}

/** Over the pages, below the tab bar: going elsewhere stays possible. */
function show(className: string, text: string, onTap?: () => void): void {
  hide();
  screen = document.createElement(onTap ? 'button' : 'div');
  screen.className = `page-loading ${className}`;
  screen.setAttribute('role', onTap ? 'alert' : 'status');
  screen.textContent = text;
  if (onTap) screen.addEventListener('click', onTap);
  document.querySelector('.taro_router')?.append(screen);
}

function timeOut<T>(load: Promise<T>): Promise<T> {
  const display = setTimeout(() => show('page-loading--busy', words().loading), displayAfter);
  let limit: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('page load: timeout')), loadWithin);
  });
  return Promise.race([load, late]).finally(() => {
    clearTimeout(display);
    clearTimeout(limit);
  });
}

/**
 * Loads a page's code. Past 200 ms it shows that it is loading, past 60 s it gives up; a failure is raised as an event,
 * whose listener may ask for another try. Rejects when nobody does.
 */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const page = await timeOut(load());
      hide();
      return page;
    } catch (error) {
      await new Promise<void>((retry, reject) => {
        const detail: PreloadFailure = { error, retry };
        if (window.dispatchEvent(new CustomEvent(preloadFailure, { cancelable: true, detail }))) {
          hide();
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    }
  }
}

/** Answers a failure with a screen that tries again when it is tapped, and goes away with the next navigation. */
export function offerRetry(): void {
  window.addEventListener(preloadFailure, (event) => {
    event.preventDefault();
    const { retry } = (event as CustomEvent<PreloadFailure>).detail;
    show('', words().errors.timeout, retry);
  });
  eventCenter.on('__taroRouterChange', hide);
}
