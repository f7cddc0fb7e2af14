/** Packages of Taro that are written in JavaScript, as far as src/platform/h5 passes them on. */
declare module '@tarojs/api' {
  const api: Readonly<Record<string, unknown>>;
  export default api;
}

declare module '@tarojs/plugin-framework-react/dist/runtime' {
  export const useDidHide: unknown;
  export const useDidShow: unknown;
  export const useLaunch: unknown;
  export const useLoad: unknown;
  export const usePageScroll: unknown;
  export const useReachBottom: unknown;
  export const useRouter: unknown;
  export const useShareAppMessage: unknown;
  export const useShareTimeline: unknown;
  export const useTabItemTap: unknown;
  export const useUnload: unknown;
}
