import { certificateState } from './certificate';
import { companyCompletion } from './companyCompletion';
import { invalidCompanyFields } from './companyFields';
import { isCompanyName, isShortName } from './companyName';
import { isEmail } from './email';
import { isWebsite } from './website';

describe('the name of a company', () => {
  it.each(['桂南香', '一'.repeat(51), '桂南香料🌶', '桂南\n香料', ' 桂南香料', '桂南<香料>', ''])(
    'is refused: %j',
    (name) => {
      expect(isCompanyName(name)).toBe(false);
    }
  );
  it.each(['桂南香叶', '一'.repeat(50), '桂南香叶供应链（演示）', 'Spice & Co. (HK)', '南流江·香料'])(
    'is right: %s',
    (name) => {
      expect(isCompanyName(name)).toBe(true);
    }
  );
  it('has a short form of 2 to 12 characters', () => {
    expect(['桂', '桂南', '一'.repeat(12), '一'.repeat(13)].map(isShortName)).toEqual([false, true, true, false]);
  });
});

describe('a website', () => {
  it.each([
    'http://example.com',
    'https://user:secret@example.com',
    'https://localhost',
    'javascript:alert(1)',
    'https://example.com/" onclick="',
    `https://example.com/${'a'.repeat(181)}`
  ])('is refused: %s', (text) => expect(isWebsite(text)).toBe(false));
  it.each(['https://example.com', 'https://www.gn-spice.cn/path?q=1#top', `https://example.com/${'a'.repeat(180)}`])(
    'is right: %s',
    (text) => expect(isWebsite(text)).toBe(true)
  );
});

describe('an e-mail address', () => {
  it.each(['a@b', 'a b@c.cn', 'a@@b.cn', '@b.cn', `${'a'.repeat(96)}@b.cn`])('is refused: %s', (text) =>
    expect(isEmail(text)).toBe(false)
  );
  it.each(['sales@gn-spice.cn', 'a.b+c@mail.example.com', `${'a'.repeat(95)}@b.cn`])('is right: %s', (text) =>
    expect(isEmail(text)).toBe(true)
  );
});

describe('a certificate', () => {
  it.each([
    [null, 'valid'],
    ['2026-12-21', 'valid'],
    ['2026-12-20', 'expiring'],
    ['2026-11-21', 'expiring'],
    ['2026-11-20', 'expired']
  ] as const)('that ends on %s is %s on 2026-11-21', (until, state) => {
    expect(certificateState(until, '2026-11-21')).toBe(state);
  });
});

describe('the fields of a company', () => {
  const empty = {
    position: null,
    varietyIds: ['star-anise'],
    contactName: '',
    contactMobile: '',
    landline: '',
    email: '',
    website: '',
    certificates: []
  };
  it('name one to ten varieties', () => {
    const wrongWith = (count: number) =>
      invalidCompanyFields({ ...empty, shortName: '桂南', varietyIds: Array.from({ length: count }, String) });
    expect([0, 1, 10, 11].map(wrongWith)).toEqual([['varietyIds'], [], [], ['varietyIds']]);
  });
  it('may be empty but for the short name and the varieties', () => {
    expect(invalidCompanyFields({ ...empty, shortName: '' })).toEqual(['shortName']);
    expect(invalidCompanyFields({ ...empty, shortName: '桂南' })).toEqual([]);
  });
  it('are all looked at', () => {
    expect(
      invalidCompanyFields({
        shortName: '🌶🌶',
        position: { latitude: 54.01, longitude: 110 },
        varietyIds: [],
        contactName: '覃',
        contactMobile: '12800138000',
        landline: '123',
        email: 'a',
        website: 'http://a.cn',
        certificates: [{ name: '有机产品', no: '', validUntil: '2026-02-30' }]
      })
    ).toEqual([
      'shortName',
      'position',
      'varietyIds',
      'contactName',
      'contactMobile',
      'landline',
      'email',
      'website',
      'certificates'
    ]);
  });
});

describe('how complete a company is', () => {
  const nothing = {
    type: null,
    regionCode: null,
    address: '',
    varietyIds: [],
    volumeBand: null,
    employeesBand: null,
    intro: ' ',
    logoUrl: null,
    coverUrls: [],
    certificates: [],
    contactName: '',
    contactMobile: '',
    landline: ''
  };
  it('counts a tenth for each part', () => {
    expect(companyCompletion(nothing).percent).toBe(0);
    expect(companyCompletion({ ...nothing, type: 'trader', intro: '收八角' })).toMatchObject({ percent: 20 });
  });
  it('wants the whole of an address and of a contact', () => {
    expect(companyCompletion({ ...nothing, regionCode: '450902', contactMobile: '13800138000' }).percent).toBe(0);
    const missing = companyCompletion({ ...nothing, contactName: '覃女士', landline: '0775-3850001' }).missing;
    expect(missing).not.toContain('contact');
  });
});
