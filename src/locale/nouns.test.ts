import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import marketEn from '@/pages/market/locale/en';
import marketEs from '@/pages/market/locale/es';
import marketFr from '@/pages/market/locale/fr';
import marketHans from '@/pages/market/locale/zh-Hans';
import marketHant from '@/pages/market/locale/zh-Hant';
import en from './en';
import es from './es';
import fr from './fr';
import hans from './zh-Hans';
import hant from './zh-Hant';

/** The sources of all dictionaries of a language. */
function dictionaries(language: string): { file: string; text: string }[] {
  const source = path.resolve(__dirname, '..');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === `${language}.ts` && path.basename(path.dirname(file)) === 'locale')
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));
}

describe('nouns', () => {
  it.each([
    ['zh-Hans', hans, marketHans],
    ['zh-Hant', hant, marketHant],
    ['en', en, marketEn],
    ['fr', fr, marketFr],
    ['es', es, marketEs]
  ])('name the tab of prices as its page: %s', (_language, messages, page) => {
    expect(page.title).toBe(messages.tabs.market);
    expect(new Set(Object.values(messages.tabs)).size).toBe(4);
  });

  it.each(['en', 'fr', 'es'])('write money as CNY everywhere: %s', (language) => {
    const found = dictionaries(language);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ text }) => text.includes('¥')).map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['en', /flash news|'Wanted'|'Demand'/i],
    ['fr', /: 'Flash'/],
    ['es', /(quickNews|flashes): 'Avisos'|: 'Flash'|flashes y/]
  ])('have one word for quick news and for requests: %s', (language, other) => {
    const found = dictionaries(language).filter(({ text }) => other.test(text));
    expect(found.map(({ file, text }) => `${file}: ${text.match(other)?.[0]}`)).toEqual([]);
  });
});
