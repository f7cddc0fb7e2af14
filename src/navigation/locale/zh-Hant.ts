import type { OutsideMessages } from './zh-Hans';

const messages: OutsideMessages = {
  appSilent: '香市 App 沒有回應',
  unsafeLink: '連結不安全，已攔下',
  maps: { amap: '高德地圖', tencent: '騰訊地圖' },
  copyAddress: '複製地址',
  copyPosition: '複製座標',
  miniProgram: '打開小程式',
  scanCode: '用微信掃一掃',
  pressCode: '長按識別小程式碼'
};

export default messages;
