import { createRoot } from 'react-dom/client';
import type { OpenDesktop } from './openDesktop.types';

let isOpened = false;

async function draw(): Promise<void> {
  const { DesktopPanes } = await import('./DesktopPanes');
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<DesktopPanes />);
}

export const openDesktop: OpenDesktop = () => {
  if (isOpened) return;
  isOpened = true;
  const wide = matchMedia('(min-width: 60em)');
  const drawOnce = () => {
    if (!wide.matches) return;
    wide.onchange = null;
    // The panes are an extra: without them the app is whole.
    draw().catch((error: unknown) => console.warn('the side panes were not loaded', error));
  };
  wide.onchange = drawOnce;
  drawOnce();
};
