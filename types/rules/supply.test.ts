import { addDays, fenPerKg, supplyProblems, supplyTermProblems, type SupplyValues, validUntilProblem } from './supply';
import { supplyCompletion } from './supplyCompletion';

const TODAY = '2026-11-21';
const validValues: SupplyValues = {
  title: '防城八角大红',
  varietyId: 'star-anise',
  otherVariety: '',
  gradeId: 'dahong',
  specText: '',
  form: 'whole',
  origin: { regionCode: '450603', countryCode: null, detail: '' },
  cropYear: 2026,
  moisture: 130,
  impurity: null,
  volatileOil: null,
  priceMode: 'fixed',
  fen: 3450,
  highFen: null,
  tiers: [],
  stockGrams: 5_000_000,
  unit: 'kg',
  gramsPerPack: null,
  moqGrams: 100_000,
  packaging: 'wovenBag25',
  packagingText: '',
  deliveryCode: '450900',
  deliveryStreet: '',
  shipWithinDays: 0,
  photos: ['/uploads/a.jpg'],
  documents: [],
  description: '',
  contactName: '覃秀兰',
  contactMobile: '13800138000',
  validUntil: '2026-12-21'
};
const problemsOf = (changes: Partial<SupplyValues>) => supplyProblems({ ...validValues, ...changes }, TODAY);
const many = (count: number) => Array.from({ length: count }, (_, index) => `/uploads/${index}.jpg`);
const steps = (...tiers: [minGrams: number, fen: number][]): Partial<SupplyValues> => ({
  priceMode: 'tiered',
  fen: null,
  tiers: tiers.map(([minGrams, fen]) => ({ minGrams, fen }))
});
const origin = (regionCode: string | null, countryCode: string | null, detail = '') => ({
  origin: { regionCode, countryCode, detail }
});
const range = (fen: number | null, highFen: number | null): Partial<SupplyValues> => ({
  priceMode: 'range',
  fen,
  highFen
});

describe('supply rules', () => {
  it.each<[string, Partial<SupplyValues>, string]>([
    ['title', { title: '  ' }, 'required'],
    ['title', { title: '八角好' }, 'minLength'],
    ['title', { title: '八'.repeat(31) }, 'maxLength'],
    ['varietyId', { varietyId: null }, 'required'],
    ['otherVariety', { varietyId: null, otherVariety: '香'.repeat(21) }, 'maxLength'],
    ['gradeId', { gradeId: null }, 'required'],
    ['specText', { specText: '选'.repeat(41) }, 'maxLength'],
    ['form', { form: null }, 'required'],
    ['origin', origin(null, null), 'required'],
    ['origin', origin('450603', 'VN'), 'pattern'],
    ['origin', origin('450603', null, '那'.repeat(21)), 'maxLength'],
    ['cropYear', { cropYear: 2020 }, 'range'],
    ['cropYear', { cropYear: 2027 }, 'range'],
    ['moisture', { moisture: -1 }, 'range'],
    ['moisture', { moisture: 1001 }, 'range'],
    ['impurity', { impurity: 1001 }, 'range'],
    ['volatileOil', { volatileOil: 1001 }, 'range'],
    ['fen', { fen: null }, 'required'],
    ['fen', { fen: 0 }, 'range'],
    ['fen', { fen: 100_000_001 }, 'range'],
    ['fen', range(null, 3450), 'required'],
    ['highFen', range(3450, null), 'required'],
    ['highFen', range(3450, 3449), 'order'],
    ['highFen', range(3450, 100_000_001), 'range'],
    ['tiers', steps([100_000, 3450]), 'required'],
    ['tiers', steps([1, 9], [2, 8], [3, 7], [4, 6], [5, 5], [6, 4]), 'tooMany'],
    ['tiers', steps([100_000, 3450], [100_000, 3400]), 'order'],
    ['tiers', steps([100_000, 3450], [500_000, 3451]), 'order'],
    ['tiers', steps([100_000, 0], [500_000, 0]), 'range'],
    ['tiers', steps([0, 3450], [500_000, 3400]), 'range'],
    ['gramsPerPack', { unit: 'pack' }, 'required'],
    ['gramsPerPack', { unit: 'pack', gramsPerPack: 0 }, 'range'],
    ['gramsPerPack', { unit: 'pack', gramsPerPack: 1_000_001 }, 'range'],
    ['stockGrams', { stockGrams: null }, 'required'],
    ['stockGrams', { stockGrams: 0, moqGrams: 1 }, 'range'],
    ['stockGrams', { stockGrams: 100_000_000_001 }, 'range'],
    ['moqGrams', { moqGrams: null }, 'required'],
    ['moqGrams', { moqGrams: 0 }, 'range'],
    ['moqGrams', { moqGrams: 5_000_001 }, 'aboveStock'],
    ['packagingText', { packaging: 'other' }, 'required'],
    ['packagingText', { packagingText: '箱'.repeat(21) }, 'maxLength'],
    ['packagingText', { packaging: 'other', packagingText: '箱'.repeat(21) }, 'maxLength'],
    ['deliveryCode', { deliveryCode: null }, 'required'],
    ['deliveryStreet', { deliveryStreet: '路'.repeat(61) }, 'maxLength'],
    ['shipWithinDays', { shipWithinDays: null }, 'required'],
    ['shipWithinDays', { shipWithinDays: -1 }, 'range'],
    ['shipWithinDays', { shipWithinDays: 61 }, 'range'],
    ['photos', { photos: [] }, 'required'],
    ['photos', { photos: many(10) }, 'tooMany'],
    ['documents', { documents: many(6) }, 'tooMany'],
    ['description', { description: '好'.repeat(501) }, 'maxLength'],
    ['contactName', { contactName: ' ' }, 'required'],
    ['contactName', { contactName: '覃'.repeat(21) }, 'maxLength'],
    ['contactMobile', { contactMobile: '' }, 'required'],
    ['contactMobile', { contactMobile: '12800138000' }, 'pattern'],
    ['validUntil', { validUntil: null }, 'required'],
    ['validUntil', { validUntil: '2026-11-21' }, 'past'],
    ['validUntil', { validUntil: '2027-02-20' }, 'tooLate']
  ])('rejects a supply with an invalid %s in %j', (field, changes, problem) => {
    expect(problemsOf(changes)).toMatchObject({ [field]: problem });
  });

  it.each<[Partial<SupplyValues>]>([
    [{}],
    [{ title: '八角大红' }],
    [{ title: '八'.repeat(30) }],
    [{ varietyId: null, otherVariety: '香'.repeat(20) }],
    [{ gradeId: null, specText: '选'.repeat(40) }],
    [origin(null, 'VN', '清'.repeat(20))],
    [{ cropYear: 2021 }],
    [{ cropYear: null }],
    [{ moisture: 0, impurity: 1000, volatileOil: 1000 }],
    [{ fen: 1 }],
    [{ fen: 100_000_000 }],
    [range(3450, 3450)],
    [range(1, 100_000_000)],
    [steps([100_000, 3450], [100_001, 3450])],
    [steps([1, 9], [2, 8], [3, 7], [4, 6], [5, 5])],
    [{ priceMode: 'negotiable', fen: null }],
    [{ unit: 'pack', gramsPerPack: 1 }],
    [{ unit: 'pack', gramsPerPack: 1_000_000 }],
    [{ stockGrams: 1, moqGrams: 1 }],
    [{ stockGrams: 100_000_000_000, moqGrams: 100_000_000_000 }],
    [{ packaging: 'other', packagingText: '箱'.repeat(20) }],
    [{ deliveryStreet: '路'.repeat(60) }],
    [{ shipWithinDays: 60 }],
    [{ photos: many(9) }],
    [{ documents: many(5) }],
    [{ description: '好'.repeat(500) }],
    [{ contactName: '覃' }],
    [{ validUntil: '2026-11-22' }],
    [{ validUntil: '2027-02-19' }]
  ])('accepts a supply with %j', (changes) => expect(problemsOf(changes)).toEqual({}));

  it('validates price and stock separately', () => {
    expect(supplyTermProblems({ ...validValues, fen: null })).toEqual({ fen: 'required' });
    expect(supplyTermProblems(validValues)).toEqual({});
  });
});

describe('validity of a supply', () => {
  it('limits the last day to 90 days ahead, also across the end of a year', () => {
    expect(addDays(TODAY, 90)).toBe('2027-02-19');
    expect(validUntilProblem('2026-02-30', TODAY)).toBe('required');
    expect(validUntilProblem('2027-02-19', TODAY)).toBeUndefined();
  });
});

describe('fenPerKg', () => {
  it.each([
    [3450, 'kg', null, 3450],
    [1725, 'jin', null, 3450],
    [3_450_000, 'ton', null, 3450],
    [86_250, 'pack', 25_000, 3450],
    [86_250, 'pack', null, null]
  ] as const)('converts %d fen per %s (%s g) to %s fen per kilogram', (fen, unit, gramsPerPack, perKg) => {
    expect(fenPerKg(fen, unit, gramsPerPack)).toBe(perKg);
  });
});

describe('supply completion', () => {
  const content = { ...validValues, sulfur: null, video: null };

  it('returns the missing sections of a supply', () => {
    expect(supplyCompletion(content).missing).toEqual(['sulfur', 'morePhotos', 'video', 'documents', 'description']);
    expect(supplyCompletion(content).percent).toBe(72);
  });

  it('reports 100 percent when all sections are filled in', () => {
    const all = {
      ...content,
      sulfur: 'free',
      video: '/v.mp4',
      documents: [1],
      photos: many(3),
      description: '好'.repeat(30)
    };
    expect(supplyCompletion(all)).toEqual({ percent: 100, missing: [] });
  });
});
