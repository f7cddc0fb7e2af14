import type { VcardMessages } from './zh-Hans';

const messages: VcardMessages = {
  title: '名片',
  tabsLabel: '名片的頁面',
  tabs: { Vcard: '名片', VcardHolder: '名片夾', Company: '公司' },
  withRequests: (name, count) => `${name}，${count} 個交換請求`,
  unknownTitle: '沒有這個頁面',
  unknownText: '連結可能不完整，從名片重新打開',
  toCards: '看我的名片'
};

export default messages;
