import { openFullScreen } from '../../h5/fullScreen/openFullScreen';
import { ScannerStore } from './Scanner.store';
import { ScannerView } from './ScannerView';

/**
 * Shows the scanner over the page. Resolves with the text of the code, null for none.
 * @throws Error when the decoder failed to load
 */
export function openScanner(): Promise<string | null> {
  return openFullScreen<string>(({ onDone, onClose, onFail }) => {
    const scanner = new ScannerStore({ onRead: onDone, onFail });
    const handleVisibility = () => scanner.setVisible(!document.hidden);
    document.addEventListener('visibilitychange', handleVisibility);
    void scanner.begin();
    return {
      content: <ScannerView scanner={scanner} onClose={onClose} />,
      dispose() {
        document.removeEventListener('visibilitychange', handleVisibility);
        scanner.dispose();
      }
    };
  });
}
