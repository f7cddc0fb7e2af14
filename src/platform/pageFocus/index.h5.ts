import type { FollowPageFocus } from './types';

const isPage = (node: Element): node is HTMLElement => node instanceof HTMLElement && node.matches('.taro_page');

export const followPageFocus: FollowPageFocus = () => {
  const router = document.querySelector('.taro_router');
  if (!router) return;
  const lastFocused = new WeakMap<Element, HTMLElement>();
  router.addEventListener('focusin', ({ target }) => {
    const page = target instanceof HTMLElement && target.closest('.taro_page');
    if (page && target !== page) lastFocused.set(page, target);
  });

  // A field that is given the focus again would open the keyboard of a phone.
  let usesKeyboard = false;
  addEventListener('keydown', () => (usesKeyboard = true), true);
  addEventListener('pointerdown', () => (usesKeyboard = false), true);

  const move = () => {
    const pages = Array.from(router.children).filter(isPage);
    const top = pages.filter((page) => !page.matches('.taro_page_shade')).pop();
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || router.contains(activeElement);
    if (!usesKeyboard || !top || !isLost || top.contains(activeElement)) return;
    const last = lastFocused.get(top);
    if (last?.isConnected) {
      last.focus({ preventScroll: true });
      return;
    }
    top.tabIndex = -1;
    top.style.outline = 'none';
    top.focus({ preventScroll: true });
  };
  // On the next frame: the router hides the page below after it has added the new one.
  new MutationObserver(() => requestAnimationFrame(move)).observe(router, { childList: true });
};
