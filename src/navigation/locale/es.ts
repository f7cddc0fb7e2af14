import type { OutsideWords } from './zh-Hans';

const words: OutsideWords = {
  maps: { amap: 'Amap', tencent: 'Tencent Maps' },
  copyAddress: 'Copiar la dirección',
  copyPosition: 'Copiar las coordenadas',
  miniProgram: 'Abrir el miniprograma',
  scanCode: 'Escanee con WeChat',
  pressCode: 'Mantenga pulsado el código'
};

export default words;
