import type { VcardMessages } from './zh-Hans';

const messages: VcardMessages = {
  title: 'Business cards',
  tabsLabel: 'Business card pages',
  tabs: { Vcard: 'My cards', VcardHolder: 'Card holder', Company: 'Company' },
  withRequests: (name, count) => `${name}, ${count} ${count === 1 ? 'exchange request' : 'exchange requests'}`,
  unknownTitle: 'This page does not exist',
  unknownText: 'The link may be incomplete. Open it again from your cards.',
  toCards: 'My cards'
};

export default messages;
