import { useDidHide, useDidShow } from '@tarojs/taro';
import { observable, reaction, runInAction } from 'mobx';
import { useEffect, useState } from 'react';
import { enableLeaveGuard, interceptsBack } from '@/platform/leaveGuard';
import { overlays } from '@/ui/overlays';
import { back, setGuard } from './navigate';

export interface LeaveMessages {
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
export function useLeaveWarning(isUnsaved: () => boolean, messages: () => LeaveMessages): void {
  const [isOnTop] = useState(() => observable.box(true));
  useDidShow(() => runInAction(() => isOnTop.set(true)));
  useDidHide(() => runInAction(() => isOnTop.set(false)));
  useEffect(() => {
    let release: (() => void) | undefined;
    const stopWatching = reaction(
      () => isOnTop.get() && isUnsaved(),
      (isBlocked) => {
        release?.();
        release = isBlocked ? blockLeaving(messages) : undefined;
      },
      { fireImmediately: true }
    );
    return () => {
      stopWatching();
      release?.();
    };
  }, [isOnTop, isUnsaved, messages]);
}

/** Returns a function that allows leaving. */
function blockLeaving(messages: () => LeaveMessages): () => void {
  const askToLeave = async (goOn: () => void) => {
    const { title, text, leave, stay } = messages();
    const { confirm } = await overlays.modal({ title, text, confirmText: leave, cancelText: stay });
    if (!confirm) return;
    release();
    goOn();
  };
  const releasePage = enableLeaveGuard(messages().text, (goOn) => void askToLeave(goOn));
  if (!interceptsBack) {
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
