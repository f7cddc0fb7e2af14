import { createRoot } from 'react-dom/client';
import { UndoBar } from '@/ui/UndoBar';
import { offlineMessages } from './locale/messages';

/** The version comes with the next start anyway: the hint goes by itself. */
const SHOWN_MS = 12_000;

let isShown = false;

/** Shows a bar that a newer version is there, over whichever page is shown. */
export function showVersionHint(onUpdate: () => void): void {
  if (isShown) return;
  isShown = true;
  const t = offlineMessages();
  const element = document.createElement('div');
  element.className = 'xs-page';
  // Over the pages (40), below the masks of dialogs (60).
  Object.assign(element.style, { position: 'relative', zIndex: '50' });
  const root = createRoot(element);
  const remove = () => {
    isShown = false;
    root.unmount();
    element.remove();
  };
  const timer = setTimeout(remove, SHOWN_MS);
  const update = () => {
    clearTimeout(timer);
    remove();
    onUpdate();
  };
  document.body.append(element);
  root.render(<UndoBar text={t.newVersion} action={t.updateNow} onPress={update} isOverBar />);
}
