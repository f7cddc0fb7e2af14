import type { CreatePurchaseMessages } from './zh-Hans';

const messages: CreatePurchaseMessages = {
  title: 'Post a request',
  editTitle: 'Edit request',
  preview: 'Preview',
  submit: 'Send to review',
  next: 'Next',
  steps: { goods: 'Goods', terms: 'Terms', quotes: 'Quotes' },
  stepLabel: (number, name) => `Step ${number}, ${name}`,
  inPublic: 'Changes are reviewed again; until then suppliers see the old version',
  proposed: (names, quantity, frequency) => {
    const often = { once: '', monthly: 'monthly', longTerm: 'long term' }[frequency];
    return `Wanted: ${[...names, quantity, often].filter((part) => part !== '').join(', ')}`;
  },
  titleLabel: 'Title',
  titleHint: '4 to 30 characters',
  unit: 'Unit',
  negotiable: 'Price open',
  negotiableHint: 'No target price, suppliers name theirs',
  originsHint: 'Up to 3; none means any origin',
  addOrigin: 'Add',
  choosePlace: 'Choose city or district',
  chooseDay: 'Choose a day',
  needByHint: 'Within 180 days',
  deadlineHint: 'Quotes are taken until the end of that day, not after delivery',
  demandHint: 'Moisture, impurities, content, packing, reports',
  maxQuotesHint: 'It stops when so many have come, 3 to 30',
  quotesUnit: 'quotes',
  audienceHints: {
    public: 'Everybody sees it, verified people may quote',
    verifiedCompanies: 'Only verified companies see it and quote',
    invited: 'Only the chosen companies see it; they are told'
  },
  invited: 'Chosen suppliers',
  chooseSuppliers: 'Choose suppliers',
  chosen: (count) => (count > 0 ? `Done (${count})` : 'Done'),
  noSuppliers: 'No company offers this variety yet',
  noSuppliersHint: 'Choose “verified companies” to reach more of them',
  supplyCount: (count) => `${count} on offer`,
  fullInvited: (most) => `${most} at most`,
  anonymous: 'Anonymous',
  anonymousHint: 'Until you accept a quote, suppliers see neither your company nor your contact',
  party: 'In whose name',
  asPerson: 'My own',
  partyFixed: 'Does not change once posted',
  locked: (count) => `${count} quotes have come: goods and quantity stay as they are`,
  problems: {
    'title.required': 'Write a title',
    'title.minLength': 'At least 4 characters',
    'title.maxLength': '30 characters at most',
    'varietyId.required': 'Choose a variety',
    'gradeId.required': 'Choose a grade or describe it',
    'form.required': 'Choose a form',
    'quantityGrams.required': 'How much?',
    'quantityGrams.range': '100,000 tonnes at most',
    'quantityGrams.unit': 'At least one unit',
    'gramsPerPack.required': 'How heavy is a pack?',
    'gramsPerPack.range': '1,000 kg at most',
    'expectedFen.required': 'Name a price or leave it open',
    'expectedFen.range': 'Between 0.01 and 1,000,000',
    'deliveryCode.required': 'Choose the place',
    'deliveryCode.unknown': 'Choose city or district',
    'needBy.required': 'Choose a day',
    'needBy.tooLate': 'Within 180 days',
    'quoteDeadline.required': 'Choose a day',
    'quoteDeadline.afterNeed': 'Not after the day of delivery',
    'payTerm.required': 'Choose the payment',
    'taxInvoice.required': 'Choose the invoice',
    'frequency.required': 'Choose how often',
    'maxQuotes.range': 'Between 3 and 30',
    'maxQuotes.quoted': 'Not below those that have come',
    'invitedCompanyIds.required': 'Choose at least one',
    'originCodes.tooMany': '3 at most',
    'attachments.tooMany': '5 at most',
    past: 'This day is over',
    quoted: 'There are quotes: this stays as it is'
  },
  limits: {
    verify: {
      title: 'You have one request open',
      text: 'Verified people may have 10. It is kept as a draft.',
      action: 'Verify'
    },
    company: {
      title: 'No more requests in your own name',
      text: 'A verified company may have 30. It is kept as a draft.',
      action: 'Verify'
    },
    most: { title: '30 requests are open', text: 'Close some first. It is kept as a draft.', action: 'My requests' },
    drafts: { title: '20 drafts are kept', text: 'Delete some first. This device keeps it.', action: 'My requests' }
  },
  blocked: {
    pending: { title: 'In review', text: 'Take it back to change it, then send it again.', action: 'Take back' },
    closed: { title: 'This request is closed', text: 'Post it again from your requests.', action: 'My requests' },
    takedown: { title: 'This request was taken down', text: 'You can appeal in your requests.', action: 'My requests' },
    foreign: {
      title: 'Not your request',
      text: 'Only your own or those of a company you run.',
      action: 'My requests'
    }
  },
  previewTitle: 'What suppliers will see',
  previewHint: 'Public once it has passed the review',
  missing: 'Not filled in',
  result: {
    states: {
      pending: ['Sent, waiting for review', 'Suppliers see it once it has passed; you get a message'],
      published: ['Posted', 'Suppliers may quote; you get a message for each'],
      rejected: ['Rejected in review', 'Correct it and send it again']
    },
    again: 'Until then suppliers see the old version',
    course: 'Progress',
    submitted: 'Sent',
    reviewing: 'Texts and attachments are reviewed',
    listed: 'Public, taking quotes',
    mine: 'My requests',
    open: 'Open it',
    another: 'Post another',
    share: 'Share it'
  }
};

export default messages;
