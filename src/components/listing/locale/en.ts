import type { ListingWords } from './zh-Hans';

const words: ListingWords = {
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
  quotes: 'Quotes',
  quoteProgress: (count, max) => `${count} of at most ${max} quotes received`,
  quoting: 'Open',
  seatsLeft: (count) => `${count} left`,
  full: 'Full',
  left: (time) => `${time} left`,
  ended: 'Closed',
  sendTo: (place) => `To ${place}`,
  expected: 'Target',
  partyAt: (name, place) => `${name}, ${place}`,
  anonymousBuyer: 'Anonymous buyer',
  missing: 'Not given'
};

export default words;
