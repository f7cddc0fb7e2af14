import type { OfflineMessages } from './zh-Hans';

const messages: OfflineMessages = {
  newVersion: 'Nouvelle version disponible',
  updateNow: 'Mettre à jour'
};

export default messages;
