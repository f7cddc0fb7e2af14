import type { OutsideMessages } from './zh-Hans';

const messages: OutsideMessages = {
  appSilent: 'The app did not respond',
  unsafeLink: 'Unsafe link blocked',
  maps: { amap: 'Amap', tencent: 'Tencent Maps' },
  copyAddress: 'Copy address',
  copyPosition: 'Copy coordinates',
  miniProgram: 'Open the mini-program',
  scanCode: 'Scan with WeChat',
  pressCode: 'Press and hold the code'
};

export default messages;
