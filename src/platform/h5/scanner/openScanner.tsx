import { createRoot } from 'react-dom/client';
import { closeByBack } from '../closeByBack';
import { Scanner } from './Scanner';
import styles from './scanner.module.scss';
import { ScannerView, TITLE_ID } from './ScannerView';

/**
 * Shows the scanner over the page. Answers what was read once its entry of the history is gone; null for nothing.
 * Rejects when what reads the codes was not loaded.
 */
export function openScanner(): Promise<string | null> {
  const dialog = document.createElement('dialog');
  dialog.className = styles.scanner ?? '';
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  document.body.append(dialog);

  return new Promise((resolve, reject) => {
    let answer = () => resolve(null);
    const close = () => dialog.close();
    const scanner = new Scanner({
      onRead(text) {
        answer = () => resolve(text);
        close();
      },
      onFail(error) {
        answer = () => reject(error);
        close();
      }
    });
    const root = createRoot(dialog);
    const leave = closeByBack(close);
    const handleVisibility = () => scanner.show(!document.hidden);
    document.addEventListener('visibilitychange', handleVisibility);
    dialog.addEventListener('close', () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      scanner.dispose();
      root.unmount();
      dialog.remove();
      void leave().then(() => answer());
    });
    root.render(<ScannerView scanner={scanner} onClose={close} />);
    dialog.showModal();
    void scanner.begin();
  });
}
