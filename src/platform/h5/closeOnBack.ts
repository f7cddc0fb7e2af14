import { history } from '@tarojs/router';

/**
 * Makes the way back close an overlay instead of the page: an entry of the history represents it. The router's history
 * is blocked meanwhile, because it then ignores a way back to the current page; an earlier listener would not work,
 * because browsers call listeners of a window in their order of registration. Returns a function for closing it
 * otherwise, which resolves when the entry is gone: no navigation may happen before.
 */
export function closeOnBack(close: () => void): () => Promise<void> {
  let isLeft = false;
  let hasLeft: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    hasLeft = resolve;
  });
  const leave = () => {
    window.removeEventListener('popstate', leave);
    release();
    isLeft = true;
    hasLeft();
    close();
  };
  // Other navigation, such as two pages back, is allowed.
  const release = history.block(({ retry }) => {
    leave();
    retry();
  });
  window.history.pushState(window.history.state, '');
  window.addEventListener('popstate', leave);
  return () => {
    if (!isLeft) window.history.back();
    return left;
  };
}
