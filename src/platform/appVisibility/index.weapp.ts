import Taro from '@tarojs/taro';
import type { AppVisibilityPlatform } from './types';

export const onAppVisibility: AppVisibilityPlatform['onAppVisibility'] = (listener) => {
  Taro.onAppShow(() => listener(true));
  Taro.onAppHide(() => listener(false));
};
