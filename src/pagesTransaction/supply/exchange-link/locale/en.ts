import type { ExchangeMessages } from './zh-Hans';

const messages: ExchangeMessages = {
  title: 'Exchange cards',
  loggedOut: 'Log in to exchange cards',
  loggedOutHint: 'Once the other party agrees, you see each other’s contact details',
  logIn: 'Log in',
  back: 'Back',
  deniedReasons: {
    missing: { title: 'Exchange not found', text: 'The supply may have been deleted' },
    forbidden: { title: 'This is not your request', text: 'Only the two parties can see it' },
    own: { title: 'This is your own supply', text: 'We message you when someone asks to exchange cards' }
  },
  deniedCardReasons: {
    missing: {
      title: 'This business card is no longer available',
      text: 'It may have been withdrawn, or the link is incomplete'
    },
    own: { title: 'This is your own business card', text: 'We message you when someone asks to exchange cards' }
  },
  shownTitle: 'What I share',
  show: (what) => `Share ${what}`,
  name: 'Name',
  company: 'Company',
  mobile: 'Mobile number',
  weChat: 'WeChat ID',
  weChatHint: '6–20 characters, starting with a letter; leave empty to hide',
  position: 'Job title',
  notShown: 'Not shared',
  chooseCard: 'Business card to give',
  seenTitle: 'What they see after the exchange',
  seenNothing: 'This card shows no contact details after an exchange',
  editCard: 'Edit this card',
  contacts: {
    mobile: 'Mobile number',
    otherMobile: 'Other mobile',
    landline: 'Landline',
    weChatId: 'WeChat ID',
    email: 'Email',
    address: 'Address'
  },
  createCard: 'Create a business card first (30 seconds)',
  createCardHint: 'They will then receive your card',
  messageTitle: 'Message',
  message: 'Why you are getting in touch',
  messageHint: 'e.g. we buy about 5 tonnes of star anise a month',
  noteAsk:
    'You see each other’s contact details only once the other party agrees. Requests expire after 30 days without a reply.',
  noteAnswer:
    'If you agree, you both see the contact details you chose to share. If you decline, the other party is not notified.',
  ask: 'Send request',
  asked: 'Request sent',
  agree: 'Agree and exchange',
  exchanged: 'Cards exchanged',
  checkForm: 'Check your entries',
  waitingAlready: 'Already sent, awaiting a reply',
  changed: 'The status has changed and was refreshed',
  asksYou: 'wants to exchange cards with you',
  ignore: 'Ignore',
  block: 'Block',
  blockTitle: 'Stop receiving requests from this person?',
  blockText: 'They are not notified and cannot send you requests again. You can undo this at any time.',
  unblock: 'Unblock',
  problems: {
    pattern: 'WeChat IDs have 6–20 letters, digits, _ or - and start with a letter',
    required: 'Share at least your mobile number or WeChat ID',
    contact: 'No numbers or links here; use the fields above',
    banned: 'Contains a word that is not allowed'
  },
  theirs: 'Their contact details',
  call: 'Call',
  copy: 'Copy',
  save: 'Save to contacts',
  toHolder: 'View in card holder',
  message1: 'Send message',
  youGave: (card) => `You shared: ${card}`,
  waiting: 'Awaiting a reply',
  waitingHint: (name, company) =>
    `Request sent to ${name}${company && ` (${company})`}. We will message you the outcome`,
  youSaid: (message) => `Your message: ${message}`,
  refusedTitle: 'Not accepted yet',
  refusedHint: (date) => `You can ask again after ${date}, or send a message first`,
  againFrom: (date) => `You can ask again after ${date}`,
  youIgnored: 'You ignored this request',
  youIgnoredHint: 'They cannot see your contact details',
  undo: 'Undo',
  youBlocked: 'You no longer receive their requests',
  youBlockedHint: 'They cannot see your contact details and do not know they are blocked'
};

export default messages;
