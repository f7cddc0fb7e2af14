import Taro from '@tarojs/taro';
import type { SystemPlatform } from './types';

export const systemLocale: SystemPlatform['systemLocale'] = () => Taro.getAppBaseInfo().language ?? 'zh_CN';

export const linkLocale: SystemPlatform['linkLocale'] = () => null;

export const systemInfo: SystemPlatform['systemInfo'] = () => {
  const { statusBarHeight = 20, safeArea, screenHeight, windowWidth } = Taro.getWindowInfo();
  const { left } = Taro.getMenuButtonBoundingClientRect();
  return {
    platform: 'weapp',
    isWeChatBrowser: false,
    statusBarHeight,
    safeAreaHeight: safeArea ? Math.max(0, screenHeight - safeArea.bottom) : 0,
    capsuleWidth: Math.max(0, windowWidth - left)
  };
};
