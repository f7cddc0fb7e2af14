import Taro from '@tarojs/taro';
import type { SetPageTitle } from './pageTitle.types';

export const setPageTitle: SetPageTitle = (title) => {
  // Refused when the person has left the page meanwhile.
  Taro.setNavigationBarTitle({ title }).catch(() => undefined);
};
