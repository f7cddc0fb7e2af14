import { isForeignText } from './foreignText';

describe('a foreign text', () => {
  it('is Chinese for viewers of English, French and Spanish', () => {
    for (const language of ['en', 'fr', 'es'] as const) {
      expect(isForeignText('自有烘房烘干，色泽自然。', language)).toBe(true);
      expect(isForeignText('Dried in our own kiln', language)).toBe(false);
    }
  });

  it('is one of Latin letters for viewers of Chinese', () => {
    for (const language of ['zh-Hans', 'zh-Hant'] as const) {
      expect(isForeignText('Séchée dans notre propre séchoir', language)).toBe(true);
      expect(isForeignText('自有烘房烘干', language)).toBe(false);
    }
  });

  it('is none when there are numbers, signs and short names only', () => {
    expect(isForeignText('', 'en')).toBe(false);
    expect(isForeignText('13% · 25 kg', 'zh-Hans')).toBe(false);
    expect(isForeignText('SGS, ISO 22000', 'zh-Hans')).toBe(false);
    expect(isForeignText('王', 'en')).toBe(false);
  });

  it('is decided by the larger part of a text in both scripts', () => {
    expect(isForeignText('大红八角新货，有 SGS report', 'en')).toBe(true);
    expect(isForeignText('大红八角新货，有 SGS report', 'zh-Hans')).toBe(false);
    expect(isForeignText('Star anise from 玉林, dried in our own kiln', 'en')).toBe(false);
    expect(isForeignText('Star anise from 玉林, dried in our own kiln', 'zh-Hans')).toBe(true);
  });
});
