import { history } from '@tarojs/router';
import type { AnimatePages } from './types';

const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const offscreen = { opacity: 0, transform: 'translateX(32px)' };
const onscreen = { opacity: 1, transform: 'none' };

/** 0 under prefers-reduced-motion (src/styles/theme.scss). */
const durationMs = () => parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--xs-t-base')) || 0;

const isPage = (node: Node): node is HTMLElement => node instanceof HTMLElement && node.classList.contains('taro_page');
const isBelow = (page: HTMLElement) => page.classList.contains('taro_page_shade');

/** The page below stays visible until the entering one covers it; for screen readers it is hidden at once. */
function animateEnter(page: HTMLElement, below: HTMLElement | undefined, duration: number): void {
  if (below) {
    below.style.display = 'block';
    below.setAttribute('aria-hidden', 'true');
  }
  page.animate([offscreen, onscreen], { duration, easing }).onfinish = () => {
    if (!below) return;
    below.style.display = '';
    below.removeAttribute('aria-hidden');
  };
}

/** The router has removed the page from the document already: a copy without interaction is animated. */
function animateExit(page: HTMLElement, router: Element, scrollTop: number, duration: number): void {
  page.className = 'page-leaving';
  page.removeAttribute('id');
  page.setAttribute('aria-hidden', 'true');
  page.setAttribute('inert', '');
  page.style.cssText = '';
  router.append(page);
  page.scrollTop = scrollTop;
  page.animate([onscreen, offscreen], { duration, easing, fill: 'forwards' }).onfinish = () => page.remove();
}

export const animatePages: AnimatePages = () => {
  const router = document.querySelector('.taro_router');
  if (!router) return;
  const scrolledTo = new WeakMap<EventTarget, number>();
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLElement && isPage(target)) scrolledTo.set(target, target.scrollTop);
  };
  router.addEventListener('scroll', remember, { capture: true, passive: true });

  let isDrawnByBrowser = false;
  addEventListener('popstate', (event) => {
    // After a swipe the browser has moved the pages itself.
    isDrawnByBrowser = 'hasUAVisualTransition' in event && event.hasUAVisualTransition === true;
  });

  const move = (records: MutationRecord[]) => {
    const duration = durationMs();
    if (duration === 0) return;
    const action: string = history.action;
    const come = records.flatMap(({ addedNodes }) => [...addedNodes].filter(isPage)).pop();
    const gone = records
      .flatMap(({ removedNodes }) => [...removedNodes].filter(isPage))
      .filter((page) => !isBelow(page));
    if (come && action === 'PUSH') {
      const below = [...router.children].filter(isPage).filter((page) => page !== come && !isBelow(page));
      animateEnter(come, below.pop(), duration);
    }
    const last = gone.pop();
    if (last && action === 'POP' && !isDrawnByBrowser) animateExit(last, router, scrolledTo.get(last) ?? 0, duration);
  };
  new MutationObserver(move).observe(router, { childList: true });
};
