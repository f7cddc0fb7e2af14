import type { OutsideMessages } from './zh-Hans';

const messages: OutsideMessages = {
  maps: { amap: '高德地圖', tencent: '騰訊地圖' },
  copyAddress: '複製地址',
  copyPosition: '複製座標',
  miniProgram: '打開小程式',
  scanCode: '用微信掃一掃',
  pressCode: '長按識別小程式碼'
};

export default messages;
