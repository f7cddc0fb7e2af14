const messages = {
  title: '名片',
  tabsLabel: '名片的页面',
  tabs: { Vcard: '名片', VcardHolder: '名片夹', Company: '公司' },
  withRequests: (name: string, count: number) => `${name}，${count} 个交换请求`,
  unknownTitle: '没有这个页面',
  unknownText: '链接可能不完整，从名片重新打开',
  toCards: '看我的名片'
};

/** Messages of the pages around the panels of the business cards. */
export type VcardMessages = typeof messages;
export default messages;
