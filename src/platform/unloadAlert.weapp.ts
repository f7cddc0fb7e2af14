import Taro from '@tarojs/taro';
import type { UnloadAlert } from './unloadAlert.types';

export const coversBack: UnloadAlert['coversBack'] = true;

export const holdPage: UnloadAlert['holdPage'] = (message) => {
  // Old versions of WeChat know neither.
  void Promise.resolve(Taro.enableAlertBeforeUnload({ message })).catch(() => undefined);
  return () => void Promise.resolve(Taro.disableAlertBeforeUnload({})).catch(() => undefined);
};
