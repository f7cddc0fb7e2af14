import { purchaseProblems, type PurchaseValues } from './purchase';

const TODAY = '2026-11-21';
const validValues: PurchaseValues = {
  title: '采购大红八角 5 吨',
  varietyId: 'star-anise',
  otherVariety: '',
  gradeId: 'dahong',
  specText: '',
  form: 'whole',
  originCodes: [],
  quantityGrams: 5_000_000,
  unit: 'kg',
  gramsPerPack: null,
  expectedFen: 4200,
  isNegotiable: false,
  taxInvoice: 'special',
  deliveryCode: '510100',
  needBy: '2026-12-20',
  quoteDeadline: '2026-12-01',
  frequency: 'once',
  payTerm: 'onDelivery',
  qualityDemand: '',
  attachments: [],
  maxQuotes: 10,
  audience: 'public',
  invitedCompanyIds: []
};
const problemsOf = (changes: Partial<PurchaseValues>) => purchaseProblems({ ...validValues, ...changes }, TODAY);
const many = (count: number) => Array.from({ length: count }, (_, index) => `company-${index}`);

describe('purchase request rules', () => {
  it.each([
    ['title', { title: '' }, 'required'],
    ['title', { title: '收八角' }, 'minLength'],
    ['title', { title: '八'.repeat(31) }, 'maxLength'],
    ['varietyId', { varietyId: null }, 'required'],
    ['otherVariety', { varietyId: null, otherVariety: '香'.repeat(21) }, 'maxLength'],
    ['gradeId', { gradeId: null }, 'required'],
    ['specText', { specText: '选'.repeat(41) }, 'maxLength'],
    ['form', { form: null }, 'required'],
    ['originCodes', { originCodes: ['450902', '450981', '530000', '510000'] }, 'tooMany'],
    ['quantityGrams', { quantityGrams: null }, 'required'],
    ['quantityGrams', { quantityGrams: 0 }, 'range'],
    ['quantityGrams', { quantityGrams: 999 }, 'unit'],
    ['quantityGrams', { quantityGrams: 100_000_000_001 }, 'range'],
    ['gramsPerPack', { unit: 'pack' }, 'required'],
    ['gramsPerPack', { unit: 'pack', gramsPerPack: 0 }, 'range'],
    ['gramsPerPack', { unit: 'pack', gramsPerPack: 1_000_001 }, 'range'],
    ['quantityGrams', { unit: 'pack', gramsPerPack: 25_000, quantityGrams: 24_999 }, 'unit'],
    ['expectedFen', { expectedFen: null }, 'required'],
    ['expectedFen', { expectedFen: 0 }, 'range'],
    ['expectedFen', { expectedFen: 100_000_001 }, 'range'],
    ['taxInvoice', { taxInvoice: null }, 'required'],
    ['deliveryCode', { deliveryCode: null }, 'required'],
    ['needBy', { needBy: null, quoteDeadline: '2026-11-22' }, 'required'],
    ['needBy', { needBy: '2027-05-21' }, 'tooLate'],
    ['quoteDeadline', { quoteDeadline: null }, 'required'],
    ['quoteDeadline', { quoteDeadline: '2026-11-20' }, 'past'],
    ['quoteDeadline', { quoteDeadline: '2026-12-21' }, 'afterNeed'],
    ['frequency', { frequency: null }, 'required'],
    ['payTerm', { payTerm: null }, 'required'],
    ['qualityDemand', { qualityDemand: '干'.repeat(301) }, 'maxLength'],
    ['attachments', { attachments: many(6) }, 'tooMany'],
    ['maxQuotes', { maxQuotes: 2 }, 'range'],
    ['maxQuotes', { maxQuotes: 31 }, 'range'],
    ['invitedCompanyIds', { audience: 'invited' }, 'required'],
    ['invitedCompanyIds', { audience: 'invited', invitedCompanyIds: many(21) }, 'tooMany']
  ] as [string, Partial<PurchaseValues>, string][])(
    'rejects a purchase request with an invalid %s in %j: %s',
    (field, changes, problem) => {
      expect(problemsOf(changes)).toEqual({ [field]: problem });
    }
  );

  it('rejects a needed-by date in the past', () => {
    expect(problemsOf({ needBy: '2026-11-20', quoteDeadline: '2026-11-21' })).toEqual({
      needBy: 'past',
      quoteDeadline: 'afterNeed'
    });
  });

  it.each([
    ['the shortest title', { title: '收购八角' }],
    ['the longest title', { title: '八'.repeat(30) }],
    ['a variety of its own', { varietyId: null, otherVariety: '香'.repeat(20) }],
    ['a grade in words', { gradeId: null, specText: '选'.repeat(40) }],
    ['three origins', { originCodes: ['450902', '450981', '530000'] }],
    ['one unit', { quantityGrams: 1000 }],
    ['the largest quantity', { quantityGrams: 100_000_000_000 }],
    ['the lightest pack', { unit: 'pack', gramsPerPack: 1 }],
    ['the heaviest pack', { unit: 'pack', gramsPerPack: 1_000_000 }],
    ['the smallest price', { expectedFen: 1 }],
    ['the largest price', { expectedFen: 100_000_000 }],
    ['no price when it is negotiable', { expectedFen: null, isNegotiable: true }],
    ['a need of today', { needBy: TODAY, quoteDeadline: TODAY }],
    ['the latest need', { needBy: '2027-05-20' }],
    ['the deadline on the day of the need', { quoteDeadline: '2026-12-20' }],
    ['the longest demand', { qualityDemand: '干'.repeat(300) }],
    ['five attachments', { attachments: many(5) }],
    ['three quotations', { maxQuotes: 3 }],
    ['thirty quotations', { maxQuotes: 30 }],
    ['one invited company', { audience: 'invited', invitedCompanyIds: many(1) }],
    ['twenty invited companies', { audience: 'invited', invitedCompanyIds: many(20) }]
  ] as [string, Partial<PurchaseValues>][])('accepts a purchase request with %s', (_, changes) => {
    expect(problemsOf(changes)).toEqual({});
  });
});
