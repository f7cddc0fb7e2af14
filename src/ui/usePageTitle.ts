import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { messages } from '@/locale/messages';
import { setPageTitle } from '@/platform/pageTitle';

/** Names the page while it is on top; the app's name where it has none of its own. For observers. */
export function usePageTitle(name: string | undefined): void {
  const title = name || messages().appName;
  const isOnTop = useRef(true);
  const show = () => {
    if (isOnTop.current) setPageTitle(title);
  };
  useEffect(show, [title]);
  useDidShow(() => {
    isOnTop.current = true;
    show();
  });
  useDidHide(() => {
    isOnTop.current = false;
  });
}
