import Taro from '@tarojs/taro';

/** Scrolls the shown page to its top. */
export const scrollUp = (): Promise<unknown> => Taro.pageScrollTo({ scrollTop: 0, duration: 200 });
