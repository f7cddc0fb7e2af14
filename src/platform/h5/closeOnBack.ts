import { history } from '@tarojs/router';

/**
 * Lets the way back close what is open, not the page below: an entry of the history stands for it. The router's history
 * is blocked meanwhile, because then it pays no heed to a way back that ends on the page it shows; to listen before it
 * does would not do, for browsers call the listeners of a window in the order in which they came. Answers what to do
 * when it was closed otherwise, which is done when the entry is gone: nobody may navigate before.
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
  // Who goes elsewhere, such as two pages back, is let go.
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
