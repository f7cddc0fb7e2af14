import type { CreatePurchaseMessages } from './zh-Hans';

const messages: CreatePurchaseMessages = {
  title: 'Post a request',
  editTitle: 'Edit request',
  preview: 'Preview',
  submit: 'Submit for review',
  next: 'Next',
  steps: { goods: 'Goods', terms: 'Terms', quotations: 'Quotes' },
  stepLabel: (number, name) => `Step ${number}: ${name}`,
  inPublic: 'Changes need a new review; until then suppliers see the previous version',
  proposed: (names, quantity, frequency) => {
    const often = { once: '', monthly: 'monthly', longTerm: 'long term' }[frequency];
    return `Wanted: ${[...names, quantity, often].filter((part) => part !== '').join(', ')}`;
  },
  titleLabel: 'Title',
  titleHint: '4–30 characters',
  unit: 'Unit',
  negotiable: 'Price negotiable',
  negotiableHint: 'No target price; suppliers name theirs',
  originsHint: 'Up to 3; leave empty for any origin',
  addOrigin: 'Add',
  chooseLocation: 'Choose a city or district',
  chooseDay: 'Choose a date',
  needByHint: 'Within 180 days',
  deadlineHint: 'Quotes are accepted until the end of this day, no later than the delivery date',
  demandHint: 'Moisture, impurities, content, packaging, test reports',
  maxQuotesHint: 'Quoting stops at this number, 3 to 30',
  quotationsUnit: 'quotes',
  audienceHints: {
    public: 'Visible to everyone; verified users can quote',
    verifiedCompanies: 'Only verified companies can see it and quote',
    invited: 'Only selected companies can see it and quote; they are notified once it is posted'
  },
  invited: 'Selected suppliers',
  chooseSuppliers: 'Choose suppliers',
  chosen: (count) => (count > 0 ? `Done (${count})` : 'Done'),
  noSuppliers: 'No companies offer this spice yet',
  noSuppliersHint: 'Choose “Verified companies” to reach more suppliers',
  supplyCount: (count) => `${count} on sale`,
  fullInvited: (most) => `${most} at most`,
  anonymous: 'Anonymous request',
  anonymousHint: 'Suppliers cannot see your company or contact until you accept a quote',
  party: 'Post as',
  asPerson: 'Individual',
  partyFixed: 'Cannot be changed once posted',
  locked: (count) =>
    `${count === 1 ? '1 quote' : `${count} quotes`} received; spice, grade and quantity cannot be changed`,
  problems: {
    'title.required': 'Enter a title',
    'title.minLength': 'At least 4 characters',
    'title.maxLength': '30 characters at most',
    'varietyId.required': 'Choose a spice',
    'gradeId.required': 'Choose a grade or describe it',
    'form.required': 'Choose a form',
    'quantityGrams.required': 'Enter the quantity',
    'quantityGrams.range': '100,000 tonnes at most',
    'quantityGrams.unit': 'At least one unit',
    'gramsPerPack.required': 'Enter the weight per pack',
    'gramsPerPack.range': '1,000 kg per pack at most',
    'expectedFen.required': 'Enter a target price or choose negotiable',
    'expectedFen.range': 'Between 0.01 and 1,000,000 CNY',
    'deliveryCode.required': 'Choose the place of delivery',
    'deliveryCode.unknown': 'Choose a city or district',
    'needBy.required': 'Choose the delivery date',
    'needBy.tooLate': 'Within 180 days',
    'quoteDeadline.required': 'Choose the quote deadline',
    'quoteDeadline.afterNeed': 'Not after the delivery date',
    'payTerm.required': 'Choose the payment terms',
    'taxInvoice.required': 'Choose whether you need an invoice',
    'frequency.required': 'Choose how often',
    'maxQuotes.range': 'Between 3 and 30',
    'maxQuotes.quoted': 'Not fewer than the quotes received',
    'invitedCompanyIds.required': 'Choose at least one',
    'originCodes.tooMany': '3 origins at most',
    'attachments.tooMany': '5 files at most',
    past: 'Date is in the past',
    quoted: 'Already quoted on; cannot be changed'
  },
  limits: {
    verify: {
      title: 'You already have 1 open request',
      text: 'Get verified to post up to 10 at a time. Your entries are saved as a draft.',
      action: 'Get verified'
    },
    company: {
      title: 'Personal limit reached',
      text: 'Post as a verified company to have up to 30. Your entries are saved as a draft.',
      action: 'Get verified'
    },
    most: {
      title: 'You already have 30 open requests',
      text: 'Close some first. Your entries are saved as a draft.',
      action: 'My requests'
    },
    drafts: {
      title: 'You already have 20 drafts',
      text: 'Delete some first. Your entries are kept on this device.',
      action: 'My requests'
    }
  },
  blocked: {
    pending: {
      title: 'In review',
      text: 'It cannot be edited during review. Withdraw it to make changes, then submit it again.',
      action: 'Withdraw and edit'
    },
    closed: {
      title: 'This request is closed',
      text: 'It can no longer be edited. You can post it again from My requests.',
      action: 'My requests'
    },
    takedown: {
      title: 'This request was taken down',
      text: 'It cannot be edited. You can appeal in My requests.',
      action: 'My requests'
    },
    foreign: {
      title: 'This is not your request',
      text: 'You can only edit your own requests and those of companies you manage.',
      action: 'My requests'
    }
  },
  previewTitle: 'What suppliers will see',
  previewHint: 'Public once it passes review',
  missing: 'Not specified',
  result: {
    states: {
      pending: ['Submitted, awaiting review', 'Suppliers see it once approved; we will message you'],
      published: ['Posted', 'Suppliers can quote now; you get a message for each quote'],
      rejected: ['Not approved', 'Edit it and submit it again']
    },
    again: 'Until approved, suppliers see the previous version',
    progress: 'Progress',
    submitted: 'Submitted for review',
    reviewing: 'The platform reviews text and attachments',
    listed: 'Public and open for quotes',
    mine: 'My requests',
    open: 'View request',
    another: 'Post another',
    share: 'Share on WeChat'
  }
};

export default messages;
