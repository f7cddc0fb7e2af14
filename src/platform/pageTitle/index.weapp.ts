import Taro from '@tarojs/taro';
import type { SetPageTitle } from './types';

export const setPageTitle: SetPageTitle = (title) => {
  // Refused when the user has left the page meanwhile.
  Taro.setNavigationBarTitle({ title }).catch(() => undefined);
};
