import { birthdayProblem, idCharacters, idNumberProblem } from './identity';
import {
  companyProblems,
  type CompanyValues,
  parkProblems,
  type ParkValues,
  personProblems,
  type PersonValues
} from './verification';

const today = '2026-11-21';

const person: PersonValues = {
  realName: '覃明',
  idType: 'residentId',
  idNumber: '440524188001010014',
  keepsNumber: false,
  birthday: '',
  idFront: 'a',
  idBack: 'b',
  validUntil: '2030-01-01',
  isLongTerm: false
};
const company: CompanyValues = {
  licence: 'a',
  name: '桂南香叶行',
  uscc: '91350100M000100Y43',
  legalPerson: '覃明',
  legalIdNo: '',
  keepsLegalIdNo: false,
  regionCode: '450902',
  address: '人民中路8号',
  registeredCapital: '',
  scope: '',
  establishedOn: today,
  validUntil: '',
  isLongTerm: true,
  type: 'trader',
  varietyIds: ['star-anise'],
  authority: 'legalPerson',
  letter: '',
  operatorName: '覃明',
  operatorMobile: '13800138000'
};
const park: ParkValues = {
  name: '南流江园',
  operatorUscc: '91450900XD00001550',
  regionCode: '450902',
  area: '0.1',
  plan: '',
  policies: '',
  buildings: [],
  contactName: '覃明',
  contactPhone: '0775-3850001',
  approval: ['a'],
  validUntil: today,
  isLongTerm: false
};

describe('identity document number', () => {
  it.each([
    ['residentId', '', 'required'],
    ['residentId', '44052418800101001', 'format'],
    ['residentId', '440524188001010015', 'check'],
    ['residentId', '11010519491231002x', 'format'],
    ['residentId', '810000199001010019', 'region'],
    ['residencePermit', '450902199001010013', 'region'],
    ['passport', 'ABCDEF', 'format'],
    ['passport', 'E1234', 'format'],
    ['passport', 'E123456789012', 'format']
  ] as const)('rejects the %s number %s: %s', (type, number, problem) => {
    expect(idNumberProblem(type, number, today)).toBe(problem);
  });
  it.each([
    ['residentId', '11010519491231002X'],
    ['residentId', '440524188001010014'],
    ['residencePermit', '810000199001010019'],
    ['passport', 'E12345'],
    ['passport', 'EA1234567890']
  ] as const)('accepts the %s number %s', (type, number) => {
    expect(idNumberProblem(type, number, today)).toBeUndefined();
  });
  it("[compliance 18] rejects a number until the day before the owner's 18th birthday and accepts it on the day", () => {
    const number = '450902199001010013';
    expect(idNumberProblem('residentId', number, '2007-12-31')).toBe('minor');
    expect(idNumberProblem('residentId', number, '2008-01-01')).toBeUndefined();
    expect(birthdayProblem('2008-11-22', today)).toBe('minor');
    expect(birthdayProblem('2008-11-21', today)).toBeUndefined();
  });
  it('normalizes a number however it was typed', () => {
    expect(idCharacters(' 110105-19491231 002x…more')).toBe('11010519491231002X');
  });
});

describe('person documents', () => {
  it('accepts complete person documents', () => expect(personProblems(person, today)).toEqual({}));
  it('requires the date of birth, but no back side, for a passport', () => {
    const passport = { ...person, idType: 'passport' as const, idNumber: 'E12345678', idBack: '' };
    expect(personProblems(passport, today)).toEqual({ birthday: 'required' });
    expect(personProblems({ ...passport, birthday: '1990-01-01' }, today)).toEqual({});
  });
  it('accepts the number reused from an earlier submission', () => {
    expect(personProblems({ ...person, idNumber: '', keepsNumber: true }, today)).toEqual({});
  });
  it.each([
    [{ realName: '覃' }, { realName: 'format' }],
    [{ realName: '' }, { realName: 'required' }],
    [{ idBack: '' }, { idBack: 'required' }],
    [{ idFront: '' }, { idFront: 'required' }],
    [{ validUntil: '' }, { validUntil: 'required' }],
    [{ validUntil: '2026-11-20' }, { validUntil: 'past' }],
    [{ validUntil: '2026-02-30' }, { validUntil: 'format' }]
  ])('rejects person documents with %j', (changes, problems) => {
    expect(personProblems({ ...person, ...changes }, today)).toEqual(problems);
  });
});

describe('company documents', () => {
  it('accepts complete company documents', () => expect(companyProblems(company, today)).toEqual({}));
  it.each([
    [{ name: '香叶行' }, { name: 'format' }],
    [{ name: '香'.repeat(51) }, { name: 'format' }],
    [{ uscc: '91350100M000100Y4' }, { uscc: 'format' }],
    [{ uscc: '91350100M000100Y4Z' }, { uscc: 'check' }],
    [{ legalPerson: '' }, { legalPerson: 'required' }],
    [{ legalIdNo: '12001' }, { legalIdNo: 'format' }],
    [{ legalIdNo: '12001x' }, { legalIdNo: 'format' }],
    [{ legalIdNo: '00001X' }, { legalIdNo: 'format' }],
    [{ legalIdNo: '32001X' }, { legalIdNo: 'format' }],
    [{ regionCode: '' }, { regionCode: 'required' }],
    [{ address: '中路8号' }, { address: 'tooShort' }],
    [{ address: '中'.repeat(101) }, { address: 'tooLong' }],
    [{ registeredCapital: '万'.repeat(31) }, { registeredCapital: 'tooLong' }],
    [{ scope: '批'.repeat(301) }, { scope: 'tooLong' }],
    [{ establishedOn: '2026-11-22' }, { establishedOn: 'future' }],
    [{ type: '' }, { type: 'required' }],
    [{ varietyIds: [] }, { varietyIds: 'required' }],
    [{ varietyIds: Array.from({ length: 11 }, String) }, { varietyIds: 'tooLong' }],
    [{ authority: 'operator' as const }, { letter: 'required' }],
    [{ operatorMobile: '1380013800' }, { operatorMobile: 'format' }]
  ])('rejects company documents with %j', (changes, problems) => {
    expect(companyProblems({ ...company, ...changes }, today)).toEqual(problems);
  });
  it.each([
    { name: '香'.repeat(50) },
    { uscc: '91450900XD00001550' },
    { address: '中'.repeat(100) },
    { scope: '批'.repeat(300), registeredCapital: '万'.repeat(30) },
    { varietyIds: Array.from({ length: 10 }, String) },
    { authority: 'operator' as const, letter: 'a' }
  ])('accepts company documents with %j', (changes) => {
    expect(companyProblems({ ...company, ...changes }, today)).toEqual({});
  });
});

describe('park documents', () => {
  it('accepts complete park documents', () => expect(parkProblems(park, today)).toEqual({}));
  it.each([
    [{ area: '0' }, { area: 'range' }],
    [{ area: '1000000.1' }, { area: 'range' }],
    [{ area: '1.25' }, { area: 'format' }],
    [{ area: '' }, { area: 'required' }],
    [{ policies: '租'.repeat(141) }, { policies: 'tooLong' }],
    [{ contactPhone: '1380013800' }, { contactPhone: 'format' }],
    [{ approval: [] }, { approval: 'required' }],
    [{ operatorUscc: '' }, { operatorUscc: 'required' }]
  ])('rejects park documents with %j', (changes, problems) => {
    expect(parkProblems({ ...park, ...changes }, today)).toEqual(problems);
  });
  it.each([{ area: '1000000' }, { policies: '租'.repeat(140) }, { contactPhone: '13800138000' }])(
    'accepts park documents with %j',
    (changes) => expect(parkProblems({ ...park, ...changes }, today)).toEqual({})
  );
});

describe('optional verification fields', () => {
  it.each(['', '01001X', '310010'])('accepts the end of a legal representative’s ID number: "%s"', (legalIdNo) => {
    expect(companyProblems({ ...company, legalIdNo }, today)).toEqual({});
  });
  it('skips the validation of characters reused from an earlier submission', () => {
    expect(companyProblems({ ...company, legalIdNo: '?', keepsLegalIdNo: true }, today)).toEqual({});
  });

  const hall = { name: '1 号厂房', area: '1', use: '初加工' };
  it.each([
    [Array.from({ length: 20 }, () => hall), {}],
    [[{ name: '楼'.repeat(20), area: '9999999', use: '用'.repeat(20) }], {}],
    [Array.from({ length: 21 }, () => hall), { buildings: 'tooLong' }],
    [[hall, { ...hall, name: ' ' }], { buildings: 'format' }],
    [[{ ...hall, name: '楼'.repeat(21) }], { buildings: 'format' }],
    [[{ ...hall, use: '' }], { buildings: 'format' }],
    [[{ ...hall, area: '0' }], { buildings: 'format' }],
    [[{ ...hall, area: '12.5' }], { buildings: 'format' }],
    [[{ ...hall, area: '10000000' }], { buildings: 'format' }]
  ])('validates the buildings of a park: %j', (buildings, problems) => {
    expect(parkProblems({ ...park, buildings }, today)).toEqual(problems);
  });
});
