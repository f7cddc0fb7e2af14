import { reaction } from 'mobx';
import { useEffect } from 'react';
import { coversBack, warnBeforeUnload } from '@/platform/unloadAlert';
import { feedback } from '@/ui/feedback';
import { back, setGuard } from './navigate';

export interface LeaveWords {
  title: string;
  text: string;
  leave: string;
  stay: string;
}

const letEverythingPass = () => true;

/**
 * Asks before a page is left by the way back while it holds something that is not saved.
 * @param isUnsaved read at the moment of leaving; observable
 */
export function useLeaveWarning(isUnsaved: () => boolean, words: () => LeaveWords): void {
  useEffect(() => {
    let stopAlert: (() => void) | undefined;
    const stopWatching = reaction(
      isUnsaved,
      (isOn) => {
        stopAlert?.();
        stopAlert = isOn ? warnBeforeUnload(words().text) : undefined;
      },
      { fireImmediately: true }
    );
    if (!coversBack) {
      setGuard(({ type }) => {
        if (type !== 'back' || !isUnsaved()) return true;
        void askToLeave(words());
        return false;
      });
    }
    return () => {
      stopWatching();
      stopAlert?.();
      setGuard(letEverythingPass);
    };
  }, [isUnsaved, words]);
}

async function askToLeave({ title, text, leave, stay }: LeaveWords): Promise<void> {
  const { confirm } = await feedback.modal({ title, text, confirmText: leave, cancelText: stay });
  if (!confirm) return;
  setGuard(letEverythingPass);
  back();
}
