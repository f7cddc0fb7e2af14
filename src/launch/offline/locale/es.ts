import type { OfflineMessages } from './zh-Hans';

const messages: OfflineMessages = {
  newVersion: 'Hay una versión nueva',
  updateNow: 'Actualizar'
};

export default messages;
