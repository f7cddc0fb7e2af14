import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { closeOnBack } from '../closeOnBack';
import { TITLE_ID } from './FullScreenHeader';
import styles from './fullScreen.module.scss';

/** Ends a full-screen view. */
export interface FullScreenCallbacks<T> {
  onDone(value: T): void;
  /** The user cancelled. */
  onClose(): void;
  onFail(error: Error): void;
}

interface FullScreenView {
  /** Begins with a `FullScreenHeader`. */
  content: ReactNode;
  /** Called after the end. */
  dispose?(): void;
}

/**
 * Shows a view over the whole page, in a dialog of the browser's own. The way back and Escape close it. Resolves with
 * its result once its entry of the history is gone; null for a cancellation.
 * @throws the error of the view
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
