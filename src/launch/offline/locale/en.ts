import type { OfflineMessages } from './zh-Hans';

const messages: OfflineMessages = {
  newVersion: 'New version available',
  updateNow: 'Update'
};

export default messages;
