import type { OfflineMessages } from './zh-Hans';

const messages: OfflineMessages = {
  newVersion: '有新版本',
  updateNow: '更新'
};

export default messages;
