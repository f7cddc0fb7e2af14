import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { brightenScreen } from '../brightness';

/** Keeps the screen bright and on while a code is shown and its page is on top. */
export function useBrightScreen(isCodeShown: boolean): void {
  const [isOnTop, setOnTop] = useState(true);
  useDidShow(() => setOnTop(true));
  useDidHide(() => setOnTop(false));
  const isWanted = isCodeShown && isOnTop;
  useEffect(() => (isWanted ? brightenScreen() : undefined), [isWanted]);
}
