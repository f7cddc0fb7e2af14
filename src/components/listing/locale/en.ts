import type { ListingMessages } from './zh-Hans';

const messages: ListingMessages = {
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/pack' },
  weight: {
    ton: (count) => `${count} t`,
    kg: (count) => `${count} kg`,
    jin: (count) => `${count} × 500 g`,
    pack: (count) => `${count} packs`,
    gram: (count) => `${count} g`
  },
  atLeast: (quantity) => `from ${quantity}`,
  goodsForm: { whole: 'Whole', broken: 'Broken', slice: 'Sliced', powder: 'Powder', oil: 'Oleoresin, oil' },
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
  quotes: 'Quotes',
  quoteProgress: (count, max) => `${count} of at most ${max} quotes received`,
  quoting: 'Open',
  quotesLeft: (count) => (count === 1 ? '1 more quote' : `${count} more quotes`),
  full: 'Full',
  left: (time) => `${time} left`,
  ended: 'Closed',
  sendTo: (location) => `To ${location}`,
  comma: ', ',
  needBy: (day) => `by ${day}`,
  payTerm: { prepaid: 'prepaid', onDelivery: 'pay on delivery', net30: 'net 30 days', other: '' },
  moistureUpTo: (percent) => `Moisture ≤ ${percent}%`,
  wantsReport: 'Test report',
  invoice: { none: '', general: 'VAT invoice (general)', special: 'VAT invoice (special)' },
  expected: 'Target',
  partyAt: (name, location) => `${name}, ${location}`,
  anonymousBuyer: 'Anonymous buyer',
  missing: 'Not given'
};

export default messages;
