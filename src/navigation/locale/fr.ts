import type { OutsideMessages } from './zh-Hans';

const messages: OutsideMessages = {
  appSilent: 'L’application ne répond pas',
  unsafeLink: 'Lien dangereux bloqué',
  maps: { amap: 'Amap', tencent: 'Tencent Maps' },
  copyAddress: 'Copier l’adresse',
  copyPosition: 'Copier les coordonnées',
  miniProgram: 'Ouvrir le mini-programme',
  scanCode: 'Scannez avec WeChat',
  pressCode: 'Appuyez longuement sur le code'
};

export default messages;
