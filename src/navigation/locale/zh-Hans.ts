const messages = {
  appSilent: '香市 App 没有回应',
  unsafeLink: '链接不安全，已拦下',
  maps: { amap: '高德地图', tencent: '腾讯地图' },
  copyAddress: '复制地址',
  copyPosition: '复制坐标',
  miniProgram: '打开小程序',
  scanCode: '用微信扫一扫',
  /** For WeChat's browser, where users cannot scan their own screen. */
  pressCode: '长按识别小程序码'
};

/** Messages of what leads out of the app. */
export type OutsideMessages = typeof messages;
export default messages;
