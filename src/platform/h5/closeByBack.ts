/**
 * Lets the way back close what is open, not the page below: an entry of the history stands for it, and the router does
 * not hear when that is left. Answers what to do when it was closed otherwise, which is done when the entry is gone:
 * nobody may navigate before.
 */
export function closeByBack(close: () => void): () => Promise<void> {
  let isLeft = false;
  let hasLeft: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    hasLeft = resolve;
  });
  window.history.pushState(window.history.state, '');
  const handleBack = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    window.removeEventListener('popstate', handleBack, true);
    isLeft = true;
    hasLeft();
    close();
  };
  window.addEventListener('popstate', handleBack, true);
  return () => {
    if (!isLeft) window.history.back();
    return left;
  };
}
