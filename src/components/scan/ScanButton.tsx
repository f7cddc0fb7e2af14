import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import { overlays } from '@/ui/overlays';
import { IconButton } from '@/ui/IconButton';
import type { HandleCode } from './scan';

interface Props {
  className?: string;
  /** What the page does with a code of its own: see `HandleCode`. */
  onCode?: HandleCode;
}

/** Scans a code: a page of ours opens, a word is looked for, anything else is shown. */
export const ScanButton = observer(function ScanButton({ className, onCode = () => false }: Props) {
  const start = () => {
    // Its code comes with the first scan.
    import('./scan').then(
      ({ scan }) => void scan(onCode),
      () => overlays.toast(messages().errors.networkTitle)
    );
  };
  return <IconButton icon="scan" className={className} label={messages().scan} onPress={start} />;
});
