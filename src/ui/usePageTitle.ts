import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { messages } from '@/locale/messages';
import { setPageTitle } from '@/platform/pageTitle';

/** Sets the window title while the page is on top; undefined uses the app's name. Call it inside an observer. */
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
