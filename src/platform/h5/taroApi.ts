import Taro from '@tarojs/api';
import {
  useDidHide,
  useDidShow,
  useLaunch,
  useLoad,
  usePageScroll,
  useReachBottom,
  useRouter,
  useShareAppMessage,
  useShareTimeline,
  useTabItemTap,
  useUnload
} from '@tarojs/plugin-framework-react/dist/runtime';
import { getCurrentPages, history, navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '@tarojs/router';

const nothing = () => undefined;
const { Current, Events, Link, eventCenter, getCurrentInstance, getEnv, nextTick, options } = Taro;

/**
 * Replaces the object `Taro` of H5: without the hooks that this app does not use, and without the conversion of sizes at run
 * time, animations of worklets and other things of the mini-program that a browser only refuses.
 */
const taro = {
  Current,
  Events,
  Link,
  eventCenter,
  getCurrentInstance,
  getCurrentPages,
  getEnv,
  history,
  navigateBack,
  navigateTo,
  nextTick,
  options,
  reLaunch,
  redirectTo,
  switchTab,
  useDidHide,
  useDidShow,
  useLaunch,
  useLoad,
  usePageScroll,
  useReachBottom,
  useRouter,
  useShareAppMessage,
  useShareTimeline,
  useTabItemTap,
  useUnload
};
export default taro;
export { Current, Events, Link, eventCenter, getEnv, history, options };
export {
  nothing as Behavior,
  nothing as canIUseWebp,
  nothing as ENV_TYPE,
  nothing as getAppInfo,
  nothing as initPxTransform
};
export {
  nothing as interceptorify,
  nothing as interceptors,
  nothing as preload,
  nothing as pxTransform,
  nothing as requirePlugin
};
