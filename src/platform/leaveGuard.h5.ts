import { history } from '@tarojs/router';
import type { LeaveGuard } from './leaveGuard.types';

export const interceptsBack: LeaveGuard['interceptsBack'] = false;

/**
 * The router's history puts the entry back that the browser has left already, before a page hears of it. While it is
 * blocked the browser asks too, with a sentence of its own, before the document goes.
 */
export const enableLeaveGuard: LeaveGuard['enableLeaveGuard'] = (_, ask) => {
  const block = () =>
    history.block(({ action, retry }) => {
      const goOn = () => {
        release();
        retry();
      };
      if ((action as string) === 'POP') {
        ask(goOn);
        return;
      }
      // A page that comes on top loses nothing.
      goOn();
      release = block();
    });
  let release = block();
  return () => release();
};
