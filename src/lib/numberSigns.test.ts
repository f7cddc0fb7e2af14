import { formatCount } from './count';
import { localDecimals, plainNumber, setNumberSigns } from './numberSigns';
import { formatFen, formatFenRange, trimZeroDecimals } from './price';

describe('numbers in the signs of a language', () => {
  afterEach(() => setNumberSigns('zh-Hans'));

  it.each([
    ['zh-Hans', '1,286.42', '25,550', '9,160'],
    ['zh-Hant', '1,286.42', '25,550', '9,160'],
    ['en', '1,286.42', '25,550', '9,160'],
    ['fr', '1\u202f286,42', '25\u202f550', '9\u202f160'],
    ['es', '1286,42', '25\u202f550', '9160']
  ])('are formatted in %s', (language, price, whole, count) => {
    setNumberSigns(language);
    expect(formatFen(128_642)).toBe(price);
    expect(trimZeroDecimals(formatFen(2_555_000))).toBe(whole);
    expect(formatCount(9160)).toBe(count);
  });

  it('keep the dash of a range', () => {
    setNumberSigns('fr');
    expect(formatFenRange(3380, 3520)).toBe('33,80–35,20');
    expect(localDecimals('13.5')).toBe('13,5');
  });

  it('are read as they are typed: a comma is the decimal sign in French and Spanish', () => {
    expect(plainNumber(' 1,200.05 ')).toBe('1200.05');
    setNumberSigns('fr');
    expect(plainNumber('1\u202f200,05')).toBe('1200.05');
    expect(plainNumber('33.8')).toBe('33.8');
  });
});
