import type { ServiceMessages } from './zh-Hans';

const messages: ServiceMessages = {
  title: 'Contact',
  conversations: 'My chats',
  platform: 'Xiangshi',
  loggedOutHint: 'Then you can write and ask for a price; answers appear in your messages',
  logIn: 'Log in',
  noThreads: 'No chats yet',
  noThreadsHint: 'Tap “Chat” on a supply or a request',
  asksAbout: (title) => `About: ${title}`,
  pictureLine: '[Picture]',
  askLine: (quantity, location) => `[Price request] ${quantity}, to ${location}`,
  call: 'Service line',
  hours: 'Daily 9:00–18:00',
  weChat: 'WeChat service',
  weChatHint: 'Scan to chat during service hours',
  weChatCode: 'QR code of the WeChat service',
  weChatScan: 'Scan with WeChat, or press and hold',
  weChatCopy: 'Copy the link for WeChat',
  write: 'Write to us',
  writeHint: 'With pictures; answered in two working days',
  tickets: 'My questions and answers',
  complain: 'Complain',
  complainHint: 'False information, fraud or violations',
  faq: 'Frequent questions',
  answers: [
    {
      question: 'How do I know a seller is reliable?',
      answer:
        'Look at the badge and the response rate, and ask for test reports and certificates of origin. Start with a small lot and pay after inspection.'
    },
    {
      question: 'Does the platform take part in trades or payments?',
      answer:
        'No. The platform only brings people together; buyer and seller settle directly. Never pay into an account that claims to be the platform’s.'
    },
    {
      question: 'Why can’t I see the full number?',
      answer:
        'It follows the seller’s setting: some ask for a login, some for verification, some for an exchange of contacts.'
    },
    {
      question: 'Why is my message not sent?',
      answer:
        'Before contacts are exchanged, messages may hold no phone numbers, WeChat ids or web addresses, and never forbidden words.'
    }
  ],
  about: {
    supply: {
      contact: 'Seller',
      loggedOut: 'Log in to contact the seller',
      askers: 'Buyers asking',
      noAskersHint: 'Buyers who ask appear here',
      line: '[Supply]',
      hello: 'Start with stock, price and delivery time',
      notOffered: 'Not on sale now: no new chat can be started',
      quick: [
        'Is it in stock?',
        'What is the minimum order?',
        'Can you issue a VAT invoice?',
        'Can you send a sample first?',
        'How soon can you ship?'
      ]
    },
    purchase: {
      contact: 'Buyer',
      loggedOut: 'Log in to contact the buyer',
      askers: 'Suppliers asking',
      noAskersHint: 'Suppliers who ask appear here',
      line: '[Request]',
      hello: 'Start with specification, acceptance and delivery date',
      notOffered: 'Takes no quotes now: no new chat can be started',
      quick: [
        'New or old crop?',
        'What moisture and impurity limits?',
        'Can it come in several lots?',
        'Do you want a sample first?',
        'How do you inspect?'
      ]
    }
  },
  refusals: {
    missing: { title: 'This chat is gone', text: 'The listing may have been deleted' },
    notYours: { title: 'This is not your chat', text: 'Only buyer and seller can read it' }
  },
  more: 'More',
  goodsGone: 'This listing can no longer be seen',
  earlier: 'Earlier messages',
  blockedNow: (isMine) =>
    isMine ? 'You have blocked the other side; neither can write' : 'You cannot write to the other side now',
  me: 'Me',
  openPicture: 'Open the picture',
  cardHint: 'Tap for the details',
  askTitle: 'Ask for a price',
  askQuantity: (quantity) => `Quantity: ${quantity}`,
  askPlace: (location) => `Deliver to: ${location}`,
  picture: 'Picture',
  card: 'Send the card',
  attach: 'Picture, price request, supply',
  write1: 'Message',
  send: 'Send',
  sending: 'Sending',
  notSent: 'Not sent',
  resend: 'Send again',
  dropUnsent: 'Delete',
  callSeller: 'Call',
  exchange: 'Exchange contacts',
  block: 'Block',
  unblock: 'Unblock',
  blockTitle: 'Block the other side?',
  blockText:
    'Neither of you can write to the other any more, about this or any other listing. You can take it back at any time.',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  phoneNeeds: {
    login: 'Log in to see it',
    verify: 'Get verified to see it',
    exchange: 'Exchange contacts first'
  },
  problems: {
    contact: 'No numbers or links before contacts are exchanged',
    banned: 'It holds a forbidden word',
    picture: 'This picture cannot be sent',
    blocked: 'You cannot write now'
  }
};

export default messages;
