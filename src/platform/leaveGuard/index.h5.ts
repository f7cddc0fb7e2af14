import { history } from '@tarojs/router';
import type { LeaveGuard } from './types';

export const interceptsBack: LeaveGuard['interceptsBack'] = false;

/**
 * The router's history restores the entry that the browser has left before a page is notified. While it is blocked, the
 * browser also asks, with a sentence of its own, before the document is unloaded.
 */
export const enableLeaveGuard: LeaveGuard['enableLeaveGuard'] = (_, ask) => {
  const guardedKey = history.location.key;
  const block = () =>
    history.block(({ action, retry }) => {
      // The page above may still be loading, in which case this one is not yet hidden.
      const isPageAbove = history.location.key !== guardedKey;
      if ((action as string) === 'POP' && !isPageAbove) {
        ask(() => {
          release();
          retry();
        });
        return;
      }
      release();
      const stopListening = history.listen(() => {
        stopListening();
        release = block();
      });
      release = stopListening;
      retry();
    });
  let release = block();
  return () => release();
};
