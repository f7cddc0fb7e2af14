import { regionText, shortRegionText } from './regionText';

describe('regionText', () => {
  it.each([
    [['广西壮族自治区', '玉林市', '玉州区'], '广西壮族自治区玉林市玉州区'],
    [['Guangxi', 'Yulin', 'Yuzhou'], 'Guangxi, Yulin, Yuzhou'],
    [['Guangxi'], 'Guangxi'],
    [[], '']
  ])('joins %j to "%s"', (names, text) => {
    expect(regionText(names)).toBe(text);
  });
});

describe('shortRegionText', () => {
  it.each([
    [['广西壮族自治区', '玉林市'], '广西玉林'],
    [['Sichuan', 'Chengdu'], 'Sichuan, Chengdu'],
    [[], '']
  ])('joins %j to "%s"', (names, text) => {
    expect(shortRegionText(names)).toBe(text);
  });
});
