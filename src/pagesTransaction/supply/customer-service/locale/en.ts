import type { ServiceMessages } from './zh-Hans';

const messages: ServiceMessages = {
  title: 'Customer service',
  conversations: 'My chats',
  platform: 'Support',
  loggedOutHint: 'Log in to send messages and ask for prices; replies appear in your messages',
  logIn: 'Log in',
  noThreads: 'No chats yet',
  noThreadsHint: 'Tap “Chat” on a supply or request to start one',
  asksAbout: (title) => `About: ${title}`,
  pictureLine: '[Image]',
  askLine: (quantity, location) => `[Price inquiry] ${quantity}, delivered to ${location}`,
  call: 'Customer hotline',
  hours: 'Every day 9:00–18:00',
  weChat: 'WeChat support',
  weChatHint: 'Scan to add; replies during service hours',
  weChatCode: 'QR code for WeChat support',
  weChatScan: 'Scan with WeChat, or press and hold',
  weChatCopy: 'Copy the link for WeChat',
  write: 'Leave a message',
  writeHint: 'Images welcome; reply within two working days',
  tickets: 'My messages and replies',
  complain: 'Make a complaint',
  complainHint: 'False information, fraud or violations',
  faq: 'FAQ',
  answers: [
    {
      question: 'How do I know a supplier is reliable?',
      answer:
        'Check the badge and response rate, and ask for test reports and certificates of origin. Start with a small order and pay after inspection on delivery.'
    },
    {
      question: 'Does the platform take part in deals or payments?',
      answer:
        'No. The platform only connects buyers and suppliers, who settle payment directly. Never pay into an account claiming to belong to the platform.'
    },
    {
      question: 'Why can’t I see the full number?',
      answer: 'It depends on the supplier’s settings: you may need to log in, get verified or exchange cards first.'
    },
    {
      question: 'Why can’t I send my message?',
      answer:
        'Before you exchange cards, messages may not contain phone numbers, WeChat IDs or links. Prohibited words are never allowed.'
    }
  ],
  about: {
    supply: {
      contact: 'Contact supplier',
      loggedOut: 'Log in to contact the supplier',
      askers: 'Buyer inquiries',
      noAskersHint: 'Buyer inquiries appear here',
      line: '[Supply]',
      hello: 'Start by asking about stock, price and dispatch',
      notOffered: 'This supply is not on sale; you cannot start a new chat',
      quick: [
        'Is it in stock?',
        'What is the minimum order?',
        'Can you issue a VAT invoice?',
        'Can you send a sample first?',
        'How soon can you ship?'
      ]
    },
    purchase: {
      contact: 'Contact buyer',
      loggedOut: 'Log in to contact the buyer',
      askers: 'Supplier inquiries',
      noAskersHint: 'Supplier inquiries appear here',
      line: '[Request]',
      hello: 'Start by asking about specification, inspection and delivery',
      notOffered: 'This request takes no quotes; you cannot start a new chat',
      quick: [
        'New or old crop?',
        'What are the moisture and impurity limits?',
        'Can I deliver in several lots?',
        'Do you need a sample first?',
        'How do you inspect the goods?'
      ]
    }
  },
  deniedReasons: {
    missing: { title: 'Chat not found', text: 'The listing may have been deleted' },
    forbidden: { title: 'This is not your chat', text: 'Only the buyer and supplier can read it' }
  },
  more: 'More',
  goodsGone: 'This listing is no longer available',
  earlier: 'Earlier messages',
  blockedNow: (isMine) =>
    isMine
      ? 'You blocked this person. Neither of you can send messages'
      : 'You cannot message this person at the moment',
  me: 'Me',
  openPicture: 'Enlarge image',
  cardHint: 'Tap for details',
  askTitle: 'Price inquiry',
  askQuantity: (quantity) => `Quantity: ${quantity}`,
  askLocation: (location) => `Deliver to: ${location}`,
  picture: 'Image',
  card: 'Send card',
  attach: 'Images, price inquiry and card',
  write1: 'Type a message',
  send: 'Send',
  sending: 'Sending',
  notSent: 'Not sent',
  resend: 'Resend',
  dropUnsent: 'Delete',
  callSeller: 'Call',
  exchange: 'Exchange cards',
  block: 'Block person',
  unblock: 'Unblock',
  blockTitle: 'Block this person?',
  blockText:
    'Neither of you can message the other, or start a chat about another listing. You can unblock at any time.',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  phoneNeeds: {
    login: 'Log in to see the number',
    verify: 'Get verified to see the number',
    exchange: 'Exchange cards to see it'
  },
  problems: {
    contact: 'No numbers or links before exchanging cards',
    banned: 'Contains a word that is not allowed',
    picture: 'This image cannot be sent',
    blocked: 'You cannot send messages now'
  }
};

export default messages;
