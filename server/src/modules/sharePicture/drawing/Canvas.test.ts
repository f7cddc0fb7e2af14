import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Language, LANGUAGES } from '@contract/localText';
import { Canvas } from './Canvas';

const longTitles: Record<Language, string> = {
  'zh-Hans': '广西壮族自治区玉林市福绵区大红八角二〇二六年秋果无硫烘干整货可提供检测报告支持看样',
  'zh-Hant': '廣西壯族自治區玉林市福綿區大紅八角二〇二六年秋果無硫烘乾整貨可提供檢測報告支持看樣',
  en: 'Hanyuan tribute-grade Sichuan peppercorns, sun-dried, autumn harvest 2026, test report on request',
  fr: 'Poivre du Sichuan de Hanyuan, qualité tribut, séché au soleil, récolte d’automne 2026, analyses à l’appui',
  es: 'Pimienta de Sichuan de Hanyuan, calidad tributo, secada al sol, cosecha de otoño de 2026, con análisis'
};
const block = { x: 0, width: 572, weight: 700, colour: '#000000', maxLines: 2 } as const;

describe('texts of a share picture', () => {
  for (const language of LANGUAGES) {
    it(`stay within their box in ${language}, cut with an ellipsis in the smallest size`, async () => {
      const canvas = new Canvas(1200, 630, language);
      const title = longTitles[language];
      await canvas.load([title], []);
      const { lines, px } = canvas.fit(title, block, [62, 54, 48]);
      assert.deepEqual([lines.length, px], [2, 48]);
      assert.match(lines[1] ?? '', /…$/);
      for (const line of lines) assert.ok(canvas.widthOf(line, { px, weight: 700 }) <= block.width, line);
    });
  }

  it('keep the largest size in which they are complete', async () => {
    const canvas = new Canvas(1200, 630, 'en');
    await canvas.load(['Star anise'], []);
    assert.equal(canvas.fit('Star anise', block, [62, 54]).px, 62);
  });

  it('have an outline for every character, and leave out what no font has', async () => {
    const canvas = new Canvas(1200, 630, 'zh-Hans');
    const text = '香市角價骨éñœ元–·';
    await canvas.load([text, '🌶'], []);
    const style = { px: 100, weight: 500 } as const;
    for (const character of text) assert.ok(canvas.widthOf(character, style) > 0, character);
    assert.equal(canvas.widthOf('香🌶', style), canvas.widthOf('香', style));
  });
});
