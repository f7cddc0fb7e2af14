import { useDidHide, useDidShow } from '@tarojs/taro';
import { observable, reaction, runInAction } from 'mobx';
import { useEffect, useState } from 'react';
import { coversBack, holdPage } from '@/platform/unloadAlert';
import { feedback } from '@/ui/feedback';
import { back, setGuard } from './navigate';

export interface LeaveWords {
  title: string;
  text: string;
  leave: string;
  stay: string;
}

/**
 * Asks before a page is left by a way back, the app's or the browser's, while it holds something that is not saved.
 * A page on top of it is left without a question.
 * @param isUnsaved observable
 */
export function useLeaveWarning(isUnsaved: () => boolean, words: () => LeaveWords): void {
  const [isOnTop] = useState(() => observable.box(true));
  useDidShow(() => runInAction(() => isOnTop.set(true)));
  useDidHide(() => runInAction(() => isOnTop.set(false)));
  useEffect(() => {
    let release: (() => void) | undefined;
    const stopWatching = reaction(
      () => isOnTop.get() && isUnsaved(),
      (isHeld) => {
        release?.();
        release = isHeld ? holdBack(words) : undefined;
      },
      { fireImmediately: true }
    );
    return () => {
      stopWatching();
      release?.();
    };
  }, [isOnTop, isUnsaved, words]);
}

/** Answers how to let the person go. */
function holdBack(words: () => LeaveWords): () => void {
  const askToLeave = async (goOn: () => void) => {
    const { title, text, leave, stay } = words();
    const { confirm } = await feedback.modal({ title, text, confirmText: leave, cancelText: stay });
    if (!confirm) return;
    release();
    goOn();
  };
  const releasePage = holdPage(words().text, (goOn) => void askToLeave(goOn));
  if (!coversBack) {
    setGuard(({ type }) => {
      if (type === 'back') void askToLeave(back);
      return type !== 'back';
    });
  }
  const release = () => {
    releasePage();
    setGuard(() => true);
  };
  return release;
}
