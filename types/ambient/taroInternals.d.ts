/** Packages of Taro that are written in JavaScript, as far as src/platform/h5 uses them. */
declare module '@tarojs/api' {
  const api: typeof import('@tarojs/taro').default;
  export default api;
}

declare module '@tarojs/plugin-framework-react/dist/runtime' {
  export {
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
  } from '@tarojs/taro';
}
