import type { ListingMessages } from './zh-Hans';

const messages: ListingMessages = {
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/pack' },
  weight: {
    ton: (count) => `${count} t`,
    kg: (count) => `${count} kg`,
    jin: (count) => `${count} × 500 g`,
    pack: (count) => (count === '1' ? '1 pack' : `${count} packs`),
    gram: (count) => `${count} g`
  },
  atLeast: (quantity) => `from ${quantity}`,
  goodsForm: { whole: 'Whole', broken: 'Broken', slice: 'Sliced', powder: 'Ground', oil: 'Oleoresin, essential oil' },
  tags: {
    inStock: 'In stock',
    sulfurFree: 'Sulphur-free',
    lowSulfur: 'Low sulphur',
    taxIncluded: 'Tax included',
    freightIncluded: 'Freight included',
    documents: 'Test report',
    imported: 'Imported'
  },
  confirmed: (time) => `Confirmed ${time}`,
  confirmedBy: (name, time) => `${name}, confirmed ${time}`,
  quotations: 'Quotes',
  quotationProgress: (count, max) => `${count} of ${max} quotes received`,
  quoting: 'Open',
  quotationsLeft: (count) => (count === 1 ? '1 quote left' : `${count} quotes left`),
  full: 'Full',
  left: (time) => `${time} left`,
  ended: 'Closed',
  sendTo: (location) => `Deliver to ${location}`,
  comma: ', ',
  needBy: (day) => `by ${day}`,
  payTerm: { prepaid: 'prepaid', onDelivery: 'payment on delivery', net30: 'net 30 days', other: '' },
  moistureUpTo: (percent) => `Moisture ≤ ${percent}%`,
  wantsReport: 'Test report',
  invoice: { none: '', general: 'General VAT invoice', special: 'Special VAT invoice' },
  expected: 'Target',
  partyAt: (name, location) => `${name}, ${location}`,
  anonymousBuyer: 'Anonymous buyer',
  missing: 'Not specified'
};

export default messages;
