import type { PurchaseMessages } from './zh-Hans';

const messages: PurchaseMessages = {
  before: (day) => `by ${day}`,
  labels: {
    variety: 'Spice',
    spec: 'Specification',
    form: 'Form',
    origins: 'Required origin',
    quantity: 'Quantity',
    packWeight: 'Weight per pack',
    price: 'Target price',
    taxInvoice: 'Invoice',
    delivery: 'Deliver to',
    needBy: 'Needed by',
    quoteDeadline: 'Quote by',
    frequency: 'Frequency',
    payTerm: 'Payment',
    demand: 'Quality requirements',
    attachments: 'Attachments',
    maxQuotes: 'Max. quotes',
    audience: 'Visible to',
    published: 'Posted'
  },
  anyOrigin: 'Any origin',
  quotaText: (count) => `${count} quotes`,
  taxInvoices: { none: 'Not needed', general: 'General VAT invoice', special: 'Special VAT invoice' },
  frequencies: { once: 'One-off', monthly: 'Monthly', longTerm: 'Long term' },
  audiences: { public: 'Everyone', verifiedCompanies: 'Verified companies', invited: 'Selected suppliers' },
  statuses: {
    draft: 'Draft',
    pending: 'In review',
    published: 'Open',
    rejected: 'Not approved',
    paused: 'Paused',
    closed: 'Closed',
    expired: 'Ended',
    takedown: 'Taken down'
  },
  dealt: 'Awarded',
  extend: {
    title: 'Extend deadline',
    days: (days) => (days === 1 ? '1 more day' : `${days} more days`),
    placeholder: 'Choose a new deadline',
    hint: 'If the new deadline is after the delivery date, that date moves too',
    choose: 'Choose a new deadline',
    confirm: (day) => `Extend to ${day}`
  },
  marketToday: (location, grade) => `${location} ${grade} today`,
  verdicts: {
    freight: 'freight included, compare without it',
    slip: 'far off market; price per jin?',
    below: 'target below market',
    within: 'target within market range',
    above: 'target above market'
  },
  canRefer: 'for reference',
  yuanPerKg: 'CNY/kg'
};

export default messages;
