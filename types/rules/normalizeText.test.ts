import { normalizeLine, normalizeText } from './normalizeText';

describe('text normalization', () => {
  it('joins text to one line without invisible characters', () => {
    expect(normalizeLine(' 香料\u200b市场 \n\t 3 栋\u202e ')).toBe('香料市场 3 栋');
    expect(normalizeLine('\u0000 \u200b\n')).toBe('');
  });

  it('preserves line breaks in multi-line text', () => {
    expect(normalizeText(' 八角\u202e 大红\r\n无硫\u0007  无霉\n')).toBe('八角 大红\n无硫  无霉');
  });

  it('composes characters, which makes equal words equal strings', () => {
    expect(normalizeLine('cafe\u0301')).toBe('caf\u00e9');
    expect(normalizeText('cafe\u0301')).toBe('caf\u00e9');
  });
});
