import { eventCenter } from '@tarojs/runtime';
import { messages } from '@/locale/messages';

/** Milliseconds; the first two are the specification's. */
const showAfterMs = 200;
const timeoutMs = 60000;
const retryOfferMs = 8000;

/** Raised on the window when a page cannot be loaded, with the error as its detail; rethrown unless it is prevented. */
export const preloadFailureEvent = 'xs:preload-failure';

let overlay: HTMLElement | null = null;

function hide(): void {
  overlay?.remove();
  overlay = null;
}

/** Over the pages, below the tab bar, so that navigation stays possible. */
function show(kind: 'busy' | 'offer', text: string): HTMLElement {
  hide();
  overlay = document.createElement('div');
  overlay.className = `page-loading page-loading--${kind}`;
  overlay.setAttribute('role', kind === 'offer' ? 'alert' : 'status');
  overlay.textContent = text;
  document.querySelector('.taro_router')?.append(overlay);
  return overlay;
}

/** Shows over the current page that the other one failed to load; a tap tries again. */
export function offerRetry(retry: () => void): void {
  const { errors, retry: action } = messages();
  const offer = show('offer', navigator.onLine ? errors.networkTitle : errors.offline);
  const button = Object.assign(document.createElement('button'), {
    className: 'page-loading__retry',
    textContent: action
  });
  offer.append(button);
  const end = () => {
    if (overlay === offer) hide();
  };
  setTimeout(end, retryOfferMs);
  offer.addEventListener('click', () => {
    end();
    retry();
  });
}

eventCenter.on('__taroRouterChange', hide);

function withLoadTimeout<T>(load: Promise<T>): Promise<T> {
  const display = setTimeout(() => show('busy', messages().loading), showAfterMs);
  let limit: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('page load: timeout')), timeoutMs);
  });
  return Promise.race([load, late]).finally(() => {
    clearTimeout(display);
    clearTimeout(limit);
    hide();
  });
}

/**
 * Loads a page's code. Past 200 ms it shows that it is loading, past 60 s it gives up.
 * @throws Error when it fails, unless a listener of the event prevents that: then it resolves with nothing
 */
export async function loadPage<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await withLoadTimeout(load());
  } catch (error) {
    if (window.dispatchEvent(new CustomEvent(preloadFailureEvent, { cancelable: true, detail: error }))) throw error;
    return undefined;
  }
}
