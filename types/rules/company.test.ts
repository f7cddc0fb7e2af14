import { certificateState } from './certificate';
import { companyCompletion } from './companyCompletion';
import { invalidCompanyFields } from './companyFields';
import { isCompanyName, isShortName } from './companyName';
import { isEmail } from './email';
import { isWebsite } from './website';

describe('company name', () => {
  it.each(['桂南香', '一'.repeat(51), '桂南香料🌶', '桂南\n香料', ' 桂南香料', '桂南<香料>', ''])(
    'rejects the company name %j',
    (name) => {
      expect(isCompanyName(name)).toBe(false);
    }
  );
  it.each(['桂南香叶', '一'.repeat(50), '桂南香叶供应链（演示）', 'Spice & Co. (HK)', '南流江·香料'])(
    'accepts the company name %s',
    (name) => {
      expect(isCompanyName(name)).toBe(true);
    }
  );
  it('requires 2 to 12 characters for a short name', () => {
    expect(['桂', '桂南', '一'.repeat(12), '一'.repeat(13)].map(isShortName)).toEqual([false, true, true, false]);
  });
});

describe('website', () => {
  it.each([
    'http://example.com',
    'https://user:secret@example.com',
    'https://localhost',
    'javascript:alert(1)',
    'https://example.com/" onclick="',
    `https://example.com/${'a'.repeat(181)}`
  ])('rejects the website %s', (text) => expect(isWebsite(text)).toBe(false));
  it.each(['https://example.com', 'https://www.gn-spice.cn/path?q=1#top', `https://example.com/${'a'.repeat(180)}`])(
    'accepts the website %s',
    (text) => expect(isWebsite(text)).toBe(true)
  );
});

describe('e-mail address', () => {
  it.each(['a@b', 'a b@c.cn', 'a@@b.cn', '@b.cn', `${'a'.repeat(96)}@b.cn`])('rejects the e-mail address %s', (text) =>
    expect(isEmail(text)).toBe(false)
  );
  it.each(['sales@gn-spice.cn', 'a.b+c@mail.example.com', `${'a'.repeat(95)}@b.cn`])(
    'accepts the e-mail address %s',
    (text) => expect(isEmail(text)).toBe(true)
  );
});

describe('certificateState', () => {
  it.each([
    [null, 'valid'],
    ['2026-12-21', 'valid'],
    ['2026-12-20', 'expiring'],
    ['2026-11-21', 'expiring'],
    ['2026-11-20', 'expired']
  ] as const)('reports a certificate valid until %s as %s on 2026-11-21', (until, state) => {
    expect(certificateState(until, '2026-11-21')).toBe(state);
  });
});

describe('company fields', () => {
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
  it('requires one to ten varieties', () => {
    const wrongWith = (count: number) =>
      invalidCompanyFields({ ...empty, shortName: '桂南', varietyIds: Array.from({ length: count }, String) });
    expect([0, 1, 10, 11].map(wrongWith)).toEqual([['varietyIds'], [], [], ['varietyIds']]);
  });
  it('accepts empty fields except for the short name and the varieties', () => {
    expect(invalidCompanyFields({ ...empty, shortName: '' })).toEqual(['shortName']);
    expect(invalidCompanyFields({ ...empty, shortName: '桂南' })).toEqual([]);
  });
  it('validates every field', () => {
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

describe('company completion', () => {
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
  it('counts ten percent per section', () => {
    expect(companyCompletion(nothing).percent).toBe(0);
    expect(companyCompletion({ ...nothing, type: 'trader', intro: '收八角' })).toMatchObject({ percent: 20 });
  });
  it('counts address and contact only when they are complete', () => {
    expect(companyCompletion({ ...nothing, regionCode: '450902', contactMobile: '13800138000' }).percent).toBe(0);
    const missing = companyCompletion({ ...nothing, contactName: '覃女士', landline: '0775-3850001' }).missing;
    expect(missing).not.toContain('contact');
  });
});
