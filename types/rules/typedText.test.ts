import { tidyLine, tidyLines } from './typedText';

describe('typed text as it is kept', () => {
  it('is one line without what nobody sees', () => {
    expect(tidyLine(' 香料\u200b市场 \n\t 3 栋\u202e ')).toBe('香料市场 3 栋');
    expect(tidyLine('\u0000 \u200b\n')).toBe('');
  });

  it('keeps its line breaks where several lines are wanted', () => {
    expect(tidyLines(' 八角\u202e 大红\r\n无硫\u0007  无霉\n')).toBe('八角 大红\n无硫  无霉');
  });

  it('is composed, so that the same word is the same text', () => {
    expect(tidyLine('cafe\u0301')).toBe('caf\u00e9');
    expect(tidyLines('cafe\u0301')).toBe('caf\u00e9');
  });
});
