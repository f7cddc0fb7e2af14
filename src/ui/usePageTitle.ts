import { useDidShow } from '@tarojs/taro';
import { type RefObject, useEffect } from 'react';
import { messages } from '@/locale/messages';
import { setPageTitle } from '@/platform/pageTitle';
import { isOnTopPage } from '@/platform/topPage/topPage';

/**
 * Sets the window title while the page is on top; undefined uses the app's name. Call it inside an observer.
 * @param root an element of the page
 */
export function usePageTitle(name: string | undefined, root: RefObject<HTMLElement>): void {
  const title = name || messages().appName;
  const show = () => {
    if (isOnTopPage(root.current)) setPageTitle(title);
  };
  useEffect(show, [title, root]);
  useDidShow(show);
}
