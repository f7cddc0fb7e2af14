import type { ListingWords } from './zh-Hans';

const words: ListingWords = {
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t' },
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
  anonymousBuyer: 'Anonymous buyer',
  supplyTitle: 'Supply',
  purchaseTitle: 'Purchase request',
  grade: 'Grade',
  origin: 'Origin',
  form: 'Form',
  cropYear: 'Crop year',
  year: (year) => String(year),
  stock: 'Stock',
  deliveryPlace: 'Delivered from',
  receivingPlace: 'Deliver to',
  validUntil: 'Valid until',
  quantity: 'Quantity',
  deadline: 'Quotes until',
  missing: 'Not given',
  description: 'Description',
  demand: 'Requirements',
  seller: 'Seller',
  buyer: 'Buyer',
  marketPrice: 'Market price',
  toMarket: 'See today’s prices',
  disclaimer: 'Collected reference prices, not a basis for contracts'
};

export default words;
