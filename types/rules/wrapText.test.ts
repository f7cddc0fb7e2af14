import { fitOneLine, wrapText } from './wrapText';

/** Returns the width: 1 per Chinese character, 0.5 for any other. */
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e00 ? 1 : 0.5), 0);
const wrap = (text: string, width: number, maxLines = 10) => wrapText(text, width, maxLines, widthOf);

describe('wrapText', () => {
  it('returns no lines for a blank text', () => {
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

  it('splits only a word that is wider than a line', () => {
    expect(wrap('https://example.com/very-long', 5)).toEqual(['https://ex', 'ample.com/', 'very-long']);
  });

  it('breaks at line feeds', () => {
    expect(wrap('八角\r\n桂皮\n\n花椒', 5)).toEqual(['八角', '桂皮', '', '花椒']);
  });

  it('ends with an ellipsis, without a comma before it, when lines run out', () => {
    expect(wrap('今日八角开秤价格上涨', 4, 2)).toEqual(['今日八角', '开秤价…']);
    expect(wrap('今日八角开秤价，格上', 4.5, 2)).toEqual(['今日八角', '开秤价…']);
    expect(wrap('今日八角\n开秤', 4, 1)).toEqual(['今日八…']);
  });

  it('adds no ellipsis when the text just fits', () => {
    expect(wrap('今日八角开秤价格', 4, 2)).toEqual(['今日八角', '开秤价格']);
    expect(wrap('今日八角 ', 4, 1)).toEqual(['今日八角']);
  });

  it('never splits a grapheme of several code points', () => {
    const family = '👨\u200d👩\u200d👧';
    expect(wrap(`${family}${family}`, 5, 2).join('')).toBe(family + family);
    expect(wrap('e\u0301e\u0301e\u0301', 1, 9).every((line) => !line.startsWith('\u0301'))).toBe(true);
  });

  it('terminates for any width', () => {
    expect(wrap('今日，（八）角', 0.1, 50).join('')).toBe('今日，（八）角');
  });

  it('fitOneLine joins the lines and truncates the result', () => {
    expect(fitOneLine('玉林\n香料  市场', 20, widthOf)).toBe('玉林 香料 市场');
    expect(fitOneLine('玉林香料市场', 4, widthOf)).toBe('玉林香…');
  });
});
