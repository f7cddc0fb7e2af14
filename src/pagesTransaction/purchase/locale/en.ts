import type { PurchaseMessages } from './zh-Hans';

const messages: PurchaseMessages = {
  before: (day) => `by ${day}`,
  labels: {
    variety: 'Variety',
    spec: 'Specification',
    form: 'Form',
    origins: 'Origin wanted',
    quantity: 'Quantity',
    packWeight: 'Weight of a pack',
    price: 'Target price',
    taxInvoice: 'Invoice',
    delivery: 'Deliver to',
    needBy: 'Needed by',
    quoteDeadline: 'Quotes until',
    frequency: 'How often',
    payTerm: 'Payment',
    demand: 'Quality wanted',
    attachments: 'Attachments',
    maxQuotes: 'Quotes taken',
    audience: 'Who sees it',
    published: 'Posted'
  },
  anyOrigin: 'Any origin',
  quotaText: (count) => `${count} quotes`,
  taxInvoices: { none: 'Not needed', general: 'General invoice', special: 'VAT invoice' },
  frequencies: { once: 'Once', monthly: 'Every month', longTerm: 'Long term' },
  audiences: { public: 'Everybody', verifiedCompanies: 'Verified companies', invited: 'Chosen suppliers' },
  statuses: {
    draft: 'Draft',
    pending: 'In review',
    published: 'Open',
    rejected: 'Rejected in review',
    paused: 'Paused',
    closed: 'Closed',
    expired: 'Ended',
    takedown: 'Taken down'
  },
  dealt: 'Awarded',
  extend: {
    title: 'Take quotes for longer',
    days: (days) => `${days} more days`,
    placeholder: 'Choose a new last day',
    hint: 'If it is later than the day of delivery, that moves along',
    choose: 'Choose a new last day',
    confirm: (day) => `Extend to ${day}`
  },
  marketToday: (location, grade) => `${location} ${grade} today`,
  verdicts: {
    freight: 'with freight in it',
    slip: 'far off the market: per jin?',
    below: 'target below the market',
    within: 'target within the market range',
    above: 'target above the market'
  },
  canRefer: 'for reference',
  yuanPerKg: 'CNY/kg'
};

export default messages;
