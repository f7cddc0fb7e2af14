import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { loadScan } from './loadScan';
import type { HandleCode } from './scan';

interface Props {
  className?: string;
  /** Page-specific handling of a code, see `HandleCode`. */
  onCode?: HandleCode;
}

/** Button that scans a code: pages of the app are opened, search terms are searched, anything else is shown. */
export const ScanButton = observer(function ScanButton({ className, onCode = () => false }: Props) {
  const start = () => {
    // The scanner is loaded on the first scan.
    loadScan().then(
      (scan) => void scan(onCode),
      () => overlays.toast(messages().errors.networkTitle)
    );
  };
  return <IconButton icon="scan" className={className} label={messages().scan} onPress={start} />;
});
