import type { OutsideWords } from './zh-Hans';

const words: OutsideWords = {
  maps: { amap: 'Amap', tencent: 'Tencent Maps' },
  copyAddress: 'Copy address',
  copyPosition: 'Copy coordinates',
  miniProgram: 'Open the mini-program',
  scanCode: 'Scan with WeChat',
  pressCode: 'Press and hold the code'
};

export default words;
