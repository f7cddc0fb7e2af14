import type { CreateSupplyMessages } from './zh-Hans';

const PERCENT_RANGE = 'Between 0 and 100, one decimal at most';
const PRICE_RANGE = 'Between 0.01 and 1,000,000 CNY';
const MOST = '100,000 tonnes at most';

const messages: CreateSupplyMessages = {
  title: 'Post a supply',
  editTitle: 'Edit supply',
  preview: 'Preview',
  submit: 'Post',
  submitAgain: 'Submit for review',
  photos: 'Photos',
  photosHint: 'At least 1 photo you took yourself; the first is the cover, press and hold to reorder',
  photoPurpose: 'Buyers can see these photos. The location where they were taken is removed.',
  video: 'Video',
  variety: 'Spice',
  grade: 'Grade',
  form: 'Form',
  listing: 'Title',
  proposed: (names, location, year) =>
    [...names, location, year === null ? '' : `${year} crop`].filter((part) => part !== '').join(', '),
  listingHint: 'Suggested from origin, spice and grade; you can edit it',
  source: 'Source',
  domestic: 'China',
  abroad: 'Imported',
  origin: 'Origin',
  country: 'Country of origin',
  originDetail: 'Origin details',
  originDetailHint: 'Township, farm or hillside',
  cropYear: 'Crop year',
  year: (year) => `${year}`,
  noYear: 'Not specified',
  moisture: 'Moisture',
  impurity: 'Impurities',
  volatileOil: 'Volatile oil',
  sulfur: 'Sulphur',
  priceMode: 'Price type',
  priceModes: { fixed: 'Fixed', range: 'Range', tiered: 'Tiered', negotiable: 'Negotiable' },
  unit: 'Priced per',
  perPack: 'Weight per pack',
  perPackHint: 'Enter the weight per pack first, then price and quantities',
  price: 'Price',
  lowPrice: 'Lowest',
  highPrice: 'Highest',
  tierFrom: (number) => `Tier ${number}: minimum quantity`,
  tierPrice: (number) => `Tier ${number}: price`,
  from: '+',
  addTier: 'Add tier',
  removeTier: (number) => `Delete tier ${number}`,
  tiersHint: 'The larger the quantity, the lower (or equal) the price; 2–5 tiers',
  taxIncluded: 'Tax included',
  freightIncluded: 'Freight included',
  marketToday: (location, day) => `${location} ${day}`,
  today: 'today',
  onDay: (month, day) =>
    `${day} ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1] ?? ''}`,
  freightInside: ', freight included: deduct it to compare',
  slip: ', far off market: a price per jin?',
  canRefer: ', for reference.',
  below: (percent) => `; yours is ${percent} below market.`,
  within: '; yours is within the market range.',
  above: (percent) => `; yours is ${percent} above market.`,
  stock: 'Stock',
  moq: 'Minimum order',
  packaging: 'Packaging',
  packagingText: 'Packaging details',
  delivery: 'Ships from',
  deliveryHint: 'City or district; only the city is shown publicly',
  street: 'Street address',
  streetHint: 'Only visible to people you have exchanged cards with',
  streetPlaceholder: 'Market, warehouse, unit number',
  shipWithin: 'Dispatch',
  fromStock: 'In stock',
  days: (days) => (days === 1 ? 'Within 1 day' : `Within ${days} days`),
  documents: 'Test reports & certificates',
  documentsHint:
    'Test report, organic or phytosanitary certificate, certificate of origin; PDF or image, up to 10 MB each',
  description: 'Description',
  descriptionPlaceholder: 'Colour, aroma, moisture, processing, when buyers can inspect the goods',
  party: 'Post as',
  person: 'Individual',
  contactName: 'Contact person',
  contactMobile: 'Phone number',
  showPhone: 'Who can see the number',
  showPhones: { member: 'All logged-in users', verified: 'Verified users only', exchanged: 'After exchanging cards' },
  phoneLimit: (level) => `Your settings limit this to “${level}”, which also applies here`,
  toSettings: 'Settings',
  validUntil: 'Valid until',
  validHint: '90 days at most; can be extended before it expires',
  inPublic:
    'Changes to text and photos need a new review; until approved, buyers see the previous version. Price and stock change immediately.',
  problems: {
    'photos.required': 'Add at least 1 photo you took yourself',
    'photos.tooMany': '9 photos at most',
    'varietyId.required': 'Choose a spice',
    'otherVariety.maxLength': '20 characters at most',
    'gradeId.required': 'Choose a grade or describe it',
    'specText.maxLength': '40 characters at most',
    'form.required': 'Choose a form',
    'title.required': 'Enter a title',
    'title.minLength': 'At least 4 characters',
    'title.maxLength': '30 characters at most',
    'origin.required': 'Choose the origin',
    'fen.required': 'Enter the price',
    'fen.range': PRICE_RANGE,
    'highFen.required': 'Enter the highest price',
    'highFen.range': PRICE_RANGE,
    'highFen.order': 'Cannot be below the lowest price',
    'tiers.required': 'Complete at least 2 tiers',
    'tiers.order': 'Each tier needs a larger quantity and no higher price',
    'tiers.range': 'Quantities and prices must be above 0',
    'tiers.tooMany': '5 tiers at most',
    'gramsPerPack.required': 'Enter the weight per pack',
    'gramsPerPack.range': '1,000 kg per pack at most',
    'stockGrams.required': 'Enter the stock',
    'stockGrams.range': MOST,
    'stockGrams.belowMoq': 'Cannot be below the minimum order',
    'moqGrams.required': 'Enter the minimum order',
    'moqGrams.aboveStock': 'Cannot exceed the stock',
    'moqGrams.range': MOST,
    'moisture.range': PERCENT_RANGE,
    'impurity.range': PERCENT_RANGE,
    'volatileOil.range': PERCENT_RANGE,
    'packagingText.required': 'Describe the packaging',
    'deliveryCode.required': 'Choose where it ships from',
    'deliveryCode.unknown': 'Choose a city or district',
    'shipWithinDays.required': 'Choose the dispatch time',
    'shipWithinDays.range': 'Between 0 and 60 days',
    'contactName.required': 'Enter the contact person',
    'contactMobile.required': 'Enter the phone number',
    'contactMobile.pattern': 'Invalid mobile number',
    'validUntil.required': 'Choose a date',
    'validUntil.past': 'Tomorrow at the earliest',
    'validUntil.tooLate': '90 days from now at the latest'
  },
  limits: {
    verify: {
      title: 'You already have 1 supply on sale',
      text: 'Get verified to post up to 10 at a time. Your entries are saved as a draft.',
      action: 'Get verified'
    },
    company: {
      title: 'You already have 10 supplies on sale',
      text: 'Post as a company to have up to 30. Your entries are saved as a draft.',
      action: 'Get verified'
    },
    most: {
      title: 'You already have 30 supplies on sale',
      text: 'Pause or close some first. Your entries are saved as a draft.',
      action: 'My supplies'
    },
    drafts: {
      title: 'You already have 20 drafts',
      text: 'Delete some first. Your entries are kept on this device.',
      action: 'My supplies'
    }
  },
  blocked: {
    pending: {
      title: 'In review',
      text: 'It cannot be edited during review. Withdraw it to make changes, then submit it again.',
      action: 'Withdraw and edit'
    },
    closed: {
      title: 'This supply is closed',
      text: 'It can no longer be edited. You can duplicate it in My supplies.',
      action: 'My supplies'
    },
    takedown: {
      title: 'This supply was taken down',
      text: 'It cannot be edited. You can appeal in My supplies.',
      action: 'My supplies'
    },
    foreign: {
      title: 'This is not your supply',
      text: 'You can only edit your own supplies and those of companies you manage.',
      action: 'My supplies'
    }
  },
  result: {
    states: {
      pending: ['Submitted, awaiting review', 'It goes on sale once approved; we will message you'],
      published: ['On sale', 'Buyers can see it now; share it on WeChat'],
      rejected: ['Not approved', 'Edit it and submit it again']
    },
    inForce: ['Updated', 'The new price and stock apply now'],
    again: 'Until approved, buyers see the previous version',
    progress: 'What happens next',
    submitted: 'Submitted for review',
    reviewing: 'The platform reviews text and images',
    listed: 'On sale and visible to buyers',
    mine: 'My supplies',
    open: 'View supply',
    another: 'Post another',
    share: 'Share on WeChat'
  },
  contact: 'Contact and validity',
  more: 'More details',
  moreHint: 'helps your ranking',
  previewTitle: 'What buyers will see',
  previewHint: 'Only you can see it before it is posted',
  missing: 'not specified',
  tax: { yes: 'Tax included', no: 'Tax excluded' },
  freight: { yes: 'Freight included', no: 'Freight excluded' },
  atLeast: (quantity) => `from ${quantity}`
};

export default messages;
