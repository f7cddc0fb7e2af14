import type { OutsideMessages } from './zh-Hans';

const messages: OutsideMessages = {
  appSilent: 'La aplicación no responde',
  unsafeLink: 'Enlace inseguro bloqueado',
  maps: { amap: 'Amap', tencent: 'Tencent Maps' },
  copyAddress: 'Copiar la dirección',
  copyPosition: 'Copiar las coordenadas',
  miniProgram: 'Abrir el miniprograma',
  scanCode: 'Escanee con WeChat',
  pressCode: 'Mantenga pulsado el código'
};

export default messages;
