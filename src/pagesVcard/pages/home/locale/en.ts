import type { CardHomeMessages } from './zh-Hans';

const messages: CardHomeMessages = {
  title: 'My cards',
  createTitle: 'New card',
  editTitle: 'Edit card',
  loggedOut: 'Log in to use business cards',
  loggedOutHint: 'Create a card in thirty seconds; anyone who scans it can exchange cards with you',
  logIn: 'Log in',
  listJoin: ', ',

  defaultCard: 'Default',
  takenDown: 'Taken down',
  takenDownReason: (reason) =>
    `The platform took this card down and others cannot see it${reason === '' ? '' : `: ${reason}`}`,
  toEdit: 'Edit',
  takenDownToast: 'Taken down. Edit it first',
  actions: { label: 'Card actions', scan: 'Scan', faceToFace: 'Show code', poster: 'Poster', save: 'Add to contacts' },
  requests: 'Exchange requests',
  requestCount: (count) => `${count} waiting`,
  noRequests: 'None waiting',
  radar: {
    title: 'Who viewed me',
    more: 'Details',
    today: 'Today',
    week: 'Last 7 days',
    views: 'Views',
    visitors: 'Visitors',
    chart: (views) => `Views on each of the last 7 days: ${views}`,
    failed: 'View figures did not load'
  },
  tips: {
    title: (percent) => `Card ${percent}% complete`,
    varieties: 'Add your main spices to be found more easily',
    avatar: 'Add a photo so that people remember you',
    company: 'Link your company to show its badge',
    intro: 'Introduce your business in a few sentences',
    pictures: 'Add photos of your goods',
    supplies: 'Pin supplies that you have on offer',
    address: 'Add an address so that people can visit'
  },
  level: {
    names: { basic: 'Basic', professional: 'Professional', enterprise: 'Enterprise' },
    until: (day) => `Until ${day}`,
    forever: 'No expiry',
    upgrade: 'Upgrade'
  },
  cards: {
    title: (count, max) => `All cards ${count}/${max}`,
    add: 'New card',
    options: (name) => `Card of ${name}`,
    edit: 'Edit',
    code: 'Card code',
    makeDefault: 'Make default',
    defaultSet: 'Now the default',
    withdraw: 'Withdraw',
    withdrawHint: 'Its codes and shares no longer open it',
    withdrawn: 'Card withdrawn',
    undo: 'Undo',
    slotTaken: 'A new card has taken its slot. Withdraw one first'
  },
  full: {
    title: (max) => `${max} cards at most`,
    text: (count) => `Withdraw ${count} to create another`,
    upgradeText: 'Upgrade to have more cards'
  },

  firstTitle: 'Your card in 30 seconds',
  firstHint: 'Everything else can be added later',
  firstSubmit: 'Done',
  created: 'Card created',
  avatarDropped: 'Photo refused, left out',

  steps: {
    basics: 'Basics',
    contacts: 'Contacts',
    showcase: 'Showcase',
    secondSide: 'Second language',
    style: 'Style'
  },
  next: 'Next',
  save: 'Save',
  finish: 'Done',
  saved: 'Card saved',
  missing: 'Card not found',
  missingHint: 'It may have been withdrawn',
  toCards: 'My cards',
  incomplete: (count) => `${count} to correct`,
  changedMeanwhile: 'This card was changed elsewhere; both versions were merged',
  keptTyped: 'What you changed is kept. Check it and save again',
  restoreTitle: 'Continue your draft?',
  restoreText: (time) => `You have an unsaved draft from ${time}`,
  restore: 'Continue',
  startOver: 'Start over',
  leaveTitle: 'Leave this page?',
  leaveText: 'Your entries are kept as a draft',
  leave: 'Leave',
  stay: 'Keep editing',
  sample: { name: 'Your name', position: 'Position' },

  avatar: 'Photo',
  avatarPurpose: 'Your camera or photos will open, only to choose the photo on the card',
  name: 'Name',
  namePlaceholder: 'Real name, 2–20 characters',
  position: 'Position',
  positionPlaceholder: 'e.g. Sales Manager',
  department: 'Department',
  company: 'Company',
  companyName: 'Company name',
  companyPlaceholder: 'Company or stall, optional',
  otherCompany: 'Other',
  companyVerified: 'The card shows the badge of a verified company',
  companyBound: 'The card shows the full name of the company',
  companyTyped: 'A typed company has no badge',

  visibilityNote:
    'Choose for each contact who may see it. After an exchange the other side sees the contacts marked for it',
  visibility: (label) => `Who can see: ${label}`,
  visibilities: { everyone: 'Everyone', exchanged: 'After exchange', hidden: 'Hidden' },
  visibilityHints: {
    everyone: 'Everyone who opens the card',
    exchanged: 'In full only for those who exchanged cards with you',
    hidden: 'Only you'
  },
  accountStricter: {
    verified: 'Your account shows this number to verified members only, and so does the card',
    exchanged: 'Your account shows this number after an exchange only, and so does the card'
  },
  mobile: 'Mobile number',
  otherMobile: 'Other mobile number',
  landline: 'Landline',
  landlinePlaceholder: 'e.g. 0775-3850001',
  weChatId: 'WeChat ID',
  weChatCode: 'WeChat QR code',
  weChatCodeHint: 'Seen by the same people as the WeChat ID',
  weChatCodePurpose: 'Your camera or photos will open, only to choose the image of your WeChat code',
  email: 'Email',
  website: 'Website',
  websitePlaceholder: 'Begins with https://',
  address: 'Address',
  addressPlaceholder: 'Up to 60 characters',
  moreContacts: 'More contacts',
  findable: 'Can be found',
  findableHint:
    'Others can find this card by search and on the page of your company. You can turn this off at any time',

  varieties: 'Main spices',
  varietiesPlaceholder: 'Choose spices',
  intro: 'Introduction',
  introPlaceholder: 'Your business and its strengths',
  pictures: 'Pictures',
  picturesPurpose: 'Your camera or photos will open, only to choose pictures for the card',
  video: 'Video',
  videoStates: {
    waiting: 'The video is under review; others see it once it is approved',
    refused: 'The video was refused. Please choose another'
  },
  supplies: 'Pinned supplies',
  suppliesHint: (max) => `Shown on the card, ${max} at most`,
  addSupply: 'Choose supplies',
  removeSupply: (title) => `Unpin ${title}`,
  moveSupplyUp: (title) => `Move ${title} up`,
  searchSupply: 'Title or spice',
  noSupplyFound: 'No such supply',
  noSupplies: 'No supplies on offer',
  noSuppliesHint: 'Publish a supply, then pin it here',
  suppliesFull: (max) => `${max} at most`,
  suppliesDone: (count) => `Done, ${count} chosen`,

  secondSide: 'Side in another language',
  secondSideHint: 'For customers abroad, on the back of the card',
  language: 'Language',
  secondNamePlaceholder: 'e.g. Qin Xiulan',

  style: 'Style',
  styles: { cinnabar: 'Cinnabar', cassia: 'Cassia', pepper: 'Pepper', indigo: 'Indigo', paper: 'Paper' },

  problems: {
    banned: 'Contains a term that is not allowed. Please rephrase',
    contact: 'Enter numbers and addresses in the step “Contacts”',
    company: 'This is the name of a company. Please enter your own',
    tooLong: (max) => `${max} characters at most`,
    tooShort: (min) => `At least ${min} characters`,
    unfit: 'This picture cannot be shown in public. Please choose another',
    unknown: 'No longer available. Please choose again',
    other: 'Not accepted. Please change it',
    required: { name: 'Enter your name', position: 'Enter your position', mobile: 'Enter your number' },
    pattern: {
      name: 'A name contains letters',
      mobile: 'Check the mobile number',
      landline: 'With area code, e.g. 0775-3850001',
      weChatId: '6–20 letters, digits, hyphens or underscores, starting with a letter',
      email: 'Check the email address',
      website: 'Must begin with https://'
    }
  }
};

export default messages;
