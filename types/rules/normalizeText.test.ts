import { normalizeLine, normalizeText } from './normalizeText';

describe('typed text as it is kept', () => {
  it('is one line without what nobody sees', () => {
    expect(normalizeLine(' 香料\u200b市场 \n\t 3 栋\u202e ')).toBe('香料市场 3 栋');
    expect(normalizeLine('\u0000 \u200b\n')).toBe('');
  });

  it('keeps its line breaks where several lines are wanted', () => {
    expect(normalizeText(' 八角\u202e 大红\r\n无硫\u0007  无霉\n')).toBe('八角 大红\n无硫  无霉');
  });

  it('is composed, so that the same word is the same text', () => {
    expect(normalizeLine('cafe\u0301')).toBe('caf\u00e9');
    expect(normalizeText('cafe\u0301')).toBe('caf\u00e9');
  });
});
