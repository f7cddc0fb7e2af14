import Taro from '@tarojs/taro';
import type { LeaveGuard } from './types';

export const interceptsBack: LeaveGuard['interceptsBack'] = true;

export const enableLeaveGuard: LeaveGuard['enableLeaveGuard'] = (message) => {
  // Old versions of WeChat lack both.
  void Promise.resolve(Taro.enableAlertBeforeUnload({ message })).catch(() => undefined);
  return () => void Promise.resolve(Taro.disableAlertBeforeUnload({})).catch(() => undefined);
};
