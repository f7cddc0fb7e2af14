import { quotationProblems, type QuotationValues } from './quotation';

const validValues: QuotationValues = {
  unitFen: 4200,
  isTaxIncluded: true,
  taxRate: 9,
  isFreightIncluded: true,
  freightFenPerKg: null,
  freightToCode: '510100',
  availableGrams: 5_000_000,
  specOffered: '大红 选货',
  originOffered: { regionCode: '450902', countryCode: null },
  cropYear: 2026,
  sampleOffer: 'free',
  sampleFen: null,
  deliverWithinDays: 3,
  payTerm: 'onDelivery',
  validDays: 7
};
const problemsOf = (changes: Partial<QuotationValues>, gramsPerUnit = 1000) =>
  quotationProblems({ ...validValues, ...changes }, { gramsPerUnit, year: 2026 });
const exFactory = { isFreightIncluded: false, freightFenPerKg: 35 };

describe('quotation rules', () => {
  it.each([
    ['unitFen', { unitFen: null }, 'required'],
    ['unitFen', { unitFen: 0 }, 'range'],
    ['unitFen', { unitFen: 100_000_001 }, 'range'],
    ['freightFenPerKg', { ...exFactory, freightFenPerKg: null }, 'required'],
    ['freightFenPerKg', { ...exFactory, freightFenPerKg: -1 }, 'range'],
    ['freightFenPerKg', { ...exFactory, freightFenPerKg: 100_001 }, 'range'],
    ['freightToCode', { freightToCode: null }, 'required'],
    ['availableGrams', { availableGrams: null }, 'required'],
    ['availableGrams', { availableGrams: 999 }, 'unit'],
    ['availableGrams', { unitFen: 100_000_000, availableGrams: 90_000_001_000 }, 'tooMuch'],
    ['availableGrams', { unitFen: 100_000_000, isTaxIncluded: false, availableGrams: 90_000_000_000 }, 'tooMuch'],
    ['specOffered', { specOffered: '  ' }, 'required'],
    ['originOffered', { originOffered: { regionCode: null, countryCode: null } }, 'required'],
    ['originOffered', { originOffered: { regionCode: '450902', countryCode: 'VN' } }, 'range'],
    ['cropYear', { cropYear: 2020 }, 'range'],
    ['cropYear', { cropYear: 2027 }, 'range'],
    ['sampleFen', { sampleOffer: 'paid' }, 'required'],
    ['sampleFen', { sampleOffer: 'paid', sampleFen: 0 }, 'range'],
    ['sampleFen', { sampleOffer: 'paid', sampleFen: 1_000_001 }, 'range'],
    ['deliverWithinDays', { deliverWithinDays: null }, 'required'],
    ['deliverWithinDays', { deliverWithinDays: -1 }, 'range'],
    ['deliverWithinDays', { deliverWithinDays: 91 }, 'range'],
    ['payTerm', { payTerm: null }, 'required'],
    ['validDays', { validDays: 0 }, 'range'],
    ['validDays', { validDays: 31 }, 'range']
  ])('rejects a quotation with an invalid %s in %j: %s', (field, changes, problem) => {
    expect(problemsOf(changes)).toEqual({ [field]: problem });
  });

  it.each([
    ['the smallest price', { unitFen: 1 }],
    ['the largest price', { unitFen: 100_000_000, availableGrams: 1000 }],
    ['a freight of nothing', { ...exFactory, freightFenPerKg: 0 }],
    ['the dearest freight', { ...exFactory, freightFenPerKg: 100_000 }],
    ['no destination of freight when the buyer fetches it', { ...exFactory, freightToCode: null }],
    ['one unit', { availableGrams: 1000 }],
    ['as much as can be counted', { unitFen: 100_000_000, availableGrams: 90_000_000_000 }],
    ['goods from abroad', { originOffered: { regionCode: null, countryCode: 'VN' } }],
    ['no year', { cropYear: null }],
    ['the oldest year', { cropYear: 2021 }],
    ['the cheapest sample', { sampleOffer: 'paid', sampleFen: 1 }],
    ['the dearest sample', { sampleOffer: 'paid', sampleFen: 1_000_000 }],
    ['goods from stock', { deliverWithinDays: 0 }],
    ['the longest delivery', { deliverWithinDays: 90 }],
    ['one day', { validDays: 1 }],
    ['thirty days', { validDays: 30 }]
  ])('accepts a quotation with %s', (_, changes) => {
    expect(problemsOf(changes)).toEqual({});
  });

  it('requires at least one unit of the request, whatever the unit weighs', () => {
    expect(problemsOf({ availableGrams: 24_999 }, 25_000)).toEqual({ availableGrams: 'unit' });
    expect(problemsOf({ availableGrams: 25_000 }, 25_000)).toEqual({});
  });
});
