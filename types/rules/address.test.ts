import { addressProblems, type AddressText, normalizeAddress } from './address';

const validAddress: AddressText = {
  receiver: '覃秀兰',
  mobile: '13800138000',
  street: '香料市场三号',
  doorNo: '',
  label: 'warehouse',
  labelText: ''
};

describe('address rules', () => {
  it.each([
    ['receiver', '', 'required'],
    ['receiver', '覃', 'minLength'],
    ['receiver', '覃'.repeat(21), 'maxLength'],
    ['receiver', '123', 'pattern'],
    ['mobile', '', 'required'],
    ['mobile', '1380013800', 'pattern'],
    ['mobile', '12800138000', 'pattern'],
    ['street', '', 'required'],
    ['street', '香料市场', 'minLength'],
    ['street', '路'.repeat(61), 'maxLength'],
    ['doorNo', '栋'.repeat(21), 'maxLength']
  ] as const)('rejects an address with an invalid %s "%s": %s', (field, value, problem) => {
    expect(addressProblems({ ...validAddress, [field]: value })).toEqual({ [field]: problem });
  });

  it.each([
    ['', 'required'],
    ['一'.repeat(7), 'maxLength']
  ])('rejects a custom label with the invalid text "%s"', (labelText, problem) => {
    expect(addressProblems({ ...validAddress, label: 'other', labelText })).toEqual({ labelText: problem });
  });

  it.each([
    ['the shortest name', { receiver: '覃明' }],
    ['the longest name', { receiver: '覃'.repeat(20) }],
    ['a name in Latin letters', { receiver: 'Li' }],
    ['the shortest street', { street: '香料市场3' }],
    ['the longest street', { street: '路'.repeat(60) }],
    ['the longest door', { doorNo: '栋'.repeat(20) }],
    ['the longest label', { label: 'other', labelText: '一'.repeat(6) }],
    ['a rare character, which counts once', { receiver: '𠮷𠮷' }]
  ])('accepts an address with %s', (_, changes) => {
    expect(addressProblems({ ...validAddress, ...changes })).toEqual({});
  });

  it('reports all invalid fields at once', () => {
    expect(addressProblems({ ...validAddress, receiver: '', mobile: '1', street: '' })).toEqual({
      receiver: 'required',
      mobile: 'pattern',
      street: 'required'
    });
  });

  it('normalizes text to single lines without invisible characters', () => {
    expect(normalizeAddress({ ...validAddress, receiver: ' 覃秀\u200b兰 ', labelText: '旧仓' })).toEqual(validAddress);
  });
});
