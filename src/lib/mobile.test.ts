import { formatPhone, groupMobile, maskMobile, missingDigits, mobileDigits } from './mobile';

describe('mobile number', () => {
  it.each([
    ['138 0013 8000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['8613800138000', '13800138000'],
    ['1380013800099', '13800138000'],
    ['8600', '8600'],
    ['abc', '']
  ])('extracts the digits of %p', (typed, digits) => {
    expect(mobileDigits(typed)).toBe(digits);
  });

  it.each([
    ['', ''],
    ['138', '138'],
    ['1380', '138 0'],
    ['13800138', '138 0013 8'],
    ['13800138000', '138 0013 8000']
  ])('groups %p as %p', (digits, text) => {
    expect(groupMobile(digits)).toBe(text);
  });

  it('is masked in the middle', () => {
    expect(maskMobile('13800138000')).toBe('138****8000');
  });

  it('a number of another length is masked except for its last four digits', () => {
    expect(maskMobile('85212345678901')).toBe('****8901');
  });

  it('reports how many digits are missing', () => {
    expect([missingDigits('1380013800'), missingDigits('13800138000')]).toEqual([1, 0]);
  });

  it.each([
    ['13800138000', '138 0013 8000'],
    ['138****8000', '138****8000'],
    ['0775-3850001', '0775-3850001'],
    ['', '']
  ])('groups %p only if it is complete', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });
});
