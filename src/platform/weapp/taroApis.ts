import { hooks } from '@tarojs/shared';

type Callback = (result?: unknown) => void;
type Api = (...args: unknown[]) => unknown;
type Apis = Record<string, unknown>;
interface Options {
  success?: Callback;
  fail?: Callback;
}
/** The immediate result of a request or an upload. */
interface Task {
  abort(): void;
  onProgressUpdate(callback: Callback): void;
}
type Chain = { requestParams: Options & object };
interface Interceptors {
  request: Api;
  addInterceptor: Api;
}
interface Taro extends Apis {
  Link: new (send: (chain: Chain) => Promise<unknown>) => Interceptors;
  nextTick(callback: () => void): void;
}

declare const wx: Apis;
declare const getCurrentPages: Api;

/**
 * Functions of WeChat that report by callbacks and that this app awaits. `taroApis.test.ts` compares them with the calls in
 * the sources.
 */
export const promised = new Set([
  'addPhoneContact',
  'canvasToTempFilePath',
  'chooseAddress',
  'chooseLocation',
  'cropImage',
  'disableAlertBeforeUnload',
  'downloadFile',
  'enableAlertBeforeUnload',
  'getFuzzyLocation',
  'getScreenBrightness',
  'getSetting',
  'login',
  'makePhoneCall',
  'navigateBack',
  'navigateTo',
  'navigateToMiniProgram',
  'openChannelsLive',
  'openDocument',
  'openLocation',
  'openSetting',
  'pageScrollTo',
  'previewImage',
  'reLaunch',
  'redirectTo',
  'removeTabBarBadge',
  'requestSubscribeMessage',
  'saveImageToPhotosAlbum',
  'scanCode',
  'setBackgroundColor',
  'setBackgroundTextStyle',
  'setClipboardData',
  'setKeepScreenOn',
  'setNavigationBarColor',
  'setNavigationBarTitle',
  'setScreenBrightness',
  'setTabBarBadge',
  'setTabBarItem',
  'setTabBarStyle',
  'stopPullDownRefresh',
  'switchTab',
  'uploadFile'
]);

/** Calls a function of WeChat as a method of `wx`. */
const call = (name: string, ...args: unknown[]): unknown => (wx[name] as Api)(...args);

/** Makes a function return a promise, which also has what this app calls of the task of a request or an upload. */
function promise(name: string, options: Options = {}, ...rest: unknown[]): Promise<unknown> {
  let task: Task | undefined;
  const answer = new Promise((resolve, reject) => {
    const success: Callback = (result) => {
      options.success?.(result);
      resolve(result);
    };
    const fail: Callback = (failure) => {
      options.fail?.(failure);
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- callers read WeChat's errMsg and errno
      reject(failure);
    };
    task = call(name, { ...options, success, fail }, ...rest) as Task | undefined;
  });
  return Object.assign(answer, {
    abort: () => task?.abort(),
    progress: (callback: Callback) => task?.onProgressUpdate(callback)
  });
}

/**
 * Replaces the runtime of Taro's WeChat plugin (config/build/replacements.ts), which brings the attributes of 50 components
 * and the names of 140 functions that this app does not use: 15 kB of the main package.
 */
hooks.tap('initNativeApi', (apis: Apis) => {
  const taro = apis as Taro;
  for (const [name, value] of Object.entries(wx)) {
    if (name in taro) continue;
    if (promised.has(name)) taro[name] = (...args: unknown[]) => promise(name, ...(args as [Options]));
    else taro[name] = typeof value === 'function' ? (...args: unknown[]) => call(name, ...args) : value;
  }
  const link = new taro.Link(({ requestParams }) => promise('request', requestParams));
  taro.request = link.request.bind(link);
  taro.addInterceptor = link.addInterceptor.bind(link);
  taro.getCurrentPages = getCurrentPages;
  taro.createSelectorQuery = () => {
    const query = call('createSelectorQuery') as { exec: Api };
    const exec = query.exec.bind(query);
    // After the nodes that are being rendered are there.
    query.exec = (...args: unknown[]) => taro.nextTick(() => exec(...args));
    return query;
  };
});
