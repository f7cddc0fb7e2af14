import { fitOneLine, wrapText } from './wrapText';

/** A Chinese character is one wide, everything else half. */
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e00 ? 1 : 0.5), 0);
const wrap = (text: string, width: number, maxLines = 10) => wrapText(text, width, maxLines, widthOf);

describe('a text of a poster', () => {
  it('has no lines when there is nothing to say', () => {
    expect(wrap('', 5)).toEqual([]);
    expect(wrap(' \n ', 5)).toEqual([]);
  });

  it('breaks anywhere between Chinese characters', () => {
    expect(wrap('今日八角开秤价格上涨', 4)).toEqual(['今日八角', '开秤价格', '上涨']);
  });

  it('begins no line with a closing mark', () => {
    expect(wrap('今日八角，开秤', 4)).toEqual(['今日八', '角，开秤']);
    expect(wrap('一二三四”。五', 4)).toEqual(['一二三', '四”。五']);
  });

  it('ends no line with an opening mark', () => {
    expect(wrap('今日三（大红）', 4)).toEqual(['今日三', '（大红）']);
  });

  it('keeps numbers and words whole, with their signs and units', () => {
    expect(wrap('上涨到 +1.47% 附近', 4)).toEqual(['上涨到', '+1.47%', '附近']);
    expect(wrap('八角 star anise', 5)).toEqual(['八角 star', 'anise']);
  });

  it('parts a word that is wider than the line alone', () => {
    expect(wrap('https://example.com/very-long', 5)).toEqual(['https://ex', 'ample.com/', 'very-long']);
  });

  it('breaks where it is told to', () => {
    expect(wrap('八角\r\n桂皮\n\n花椒', 5)).toEqual(['八角', '桂皮', '', '花椒']);
  });

  it('ends with an ellipsis when lines run out, without a comma before it', () => {
    expect(wrap('今日八角开秤价格上涨', 4, 2)).toEqual(['今日八角', '开秤价…']);
    expect(wrap('今日八角开秤价，格上', 4.5, 2)).toEqual(['今日八角', '开秤价…']);
    expect(wrap('今日八角\n开秤', 4, 1)).toEqual(['今日八…']);
  });

  it('has no ellipsis when it just fits', () => {
    expect(wrap('今日八角开秤价格', 4, 2)).toEqual(['今日八角', '开秤价格']);
    expect(wrap('今日八角 ', 4, 1)).toEqual(['今日八角']);
  });

  it('parts no character that is made of several', () => {
    const family = '👨\u200d👩\u200d👧';
    expect(wrap(`${family}${family}`, 5, 2).join('')).toBe(family + family);
    expect(wrap('e\u0301e\u0301e\u0301', 1, 9).every((line) => !line.startsWith('\u0301'))).toBe(true);
  });

  it('comes to an end whatever the width', () => {
    expect(wrap('今日，（八）角', 0.1, 50).join('')).toBe('今日，（八）角');
  });

  it('is one line where only one is wanted', () => {
    expect(fitOneLine('玉林\n香料  市场', 20, widthOf)).toBe('玉林 香料 市场');
    expect(fitOneLine('玉林香料市场', 4, widthOf)).toBe('玉林香…');
  });
});
