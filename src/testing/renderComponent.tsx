import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { act } from 'react-dom/test-utils';
import { PageFrame } from '@/ui/PageFrame';
import { type OpenedPage, openPage } from './openPage';

/** Renders a shared component in a page frame of its own, inside the home page: only the page on top shows overlays. */
export async function renderComponent(component: ReactNode): Promise<OpenedPage & { close(): Promise<void> }> {
  const page = await openPage('/pages/index/index');
  const holder = document.createElement('div');
  holder.className = 'taro_page';
  page.root().append(holder);
  const root = createRoot(holder);
  act(() => root.render(<PageFrame>{component}</PageFrame>));
  await page.settle();
  return {
    ...page,
    async close() {
      act(() => root.unmount());
      holder.remove();
      await page.settle();
    }
  };
}
