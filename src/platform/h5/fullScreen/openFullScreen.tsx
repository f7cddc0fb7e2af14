import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { closeOnBack } from '../closeOnBack';
import { TITLE_ID } from './FullScreenHeader';
import styles from './fullScreen.module.scss';

/** How a view over the whole screen ends. */
export interface FullScreenCallbacks<T> {
  onDone(value: T): void;
  /** The person turned back. */
  onClose(): void;
  onFail(error: Error): void;
}

interface FullScreenView {
  /** Begins with a `FullScreenHeader`. */
  content: ReactNode;
  /** Called once it is closed. */
  dispose?(): void;
}

/**
 * Shows something over the whole page, in a dialog of the browser's own. The way back and Escape close it. Answers what
 * it ended with once its entry of the history is gone; null when the person turned back. Rejects with what failed.
 */
export function openFullScreen<T>(begin: (end: FullScreenCallbacks<T>) => FullScreenView): Promise<T | null> {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  document.body.append(dialog);

  return new Promise((resolve, reject) => {
    let answer = () => resolve(null);
    const close = () => dialog.close();
    const end = (how: () => void) => {
      answer = how;
      close();
    };
    const { content, dispose } = begin({
      onDone: (value) => end(() => resolve(value)),
      onClose: close,
      onFail: (error) => end(() => reject(error))
    });
    const root = createRoot(dialog);
    const leave = closeOnBack(close);
    dialog.addEventListener('close', () => {
      dispose?.();
      root.unmount();
      dialog.remove();
      void leave().then(() => answer());
    });
    root.render(content);
    dialog.showModal();
  });
}
