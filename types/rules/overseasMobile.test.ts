import { countriesOfNumber, isOverseasCountry, overseasCountries, overseasNumber } from './overseasMobile';

describe('overseas mobile number', () => {
  it.each([
    '',
    '+',
    '13800138000',
    '447911123456',
    '+44791112345',
    '+4479111234567',
    '+8613800138000',
    '+44 7911123456'
  ])('rejects %s', (number) => {
    expect(countriesOfNumber(number)).toEqual([]);
  });

  it('rejects a number with the trunk zero, which is another name of the same number', () => {
    expect(countriesOfNumber('+4407911123456')).toEqual([]);
    expect(countriesOfNumber('+330612345678')).toEqual([]);
  });

  it.each([
    ['+447911123456', ['GB']],
    ['+33612345678', ['FR']],
    ['+84912345678', ['VN']],
    ['+14155550123', ['US', 'CA', 'GD']],
    ['+79161234567', ['KZ', 'RU']]
  ])('finds the countries of %s', (number, countries) => {
    expect(countriesOfNumber(number)).toEqual(countries);
  });

  it('is written in one way, however it was typed', () => {
    for (const typed of ['07911 123456', '7911-123-456', '7911123456'])
      expect(overseasNumber('GB', typed)).toBe('+447911123456');
  });

  it('has no calling code that is the beginning of another one with numbers of its length', () => {
    const codes = new Set(overseasCountries.map((country) => overseasNumber(country, '')));
    for (const code of codes) for (const other of codes) if (code !== other) expect(other.startsWith(code)).toBe(false);
    expect(isOverseasCountry('CN')).toBe(false);
  });
});
