import { pinyin } from 'pinyin-pro';
import { shortRegionName } from '@rules/shortRegionName';
import { regionTree, shortRegionNames } from '../region/region.service';

type Latin = 'en' | 'fr' | 'es';

/** Locations whose Latin name is not the pinyin of the Chinese one (GB/T 2260 romanisation, and what atlases print). */
// prettier-ignore
const OWN_NAMES: Record<string, string | [en: string, fr: string, es: string]> = {
  北京: ['Beijing', 'Pékin', 'Pekín'], 上海: ['Shanghai', 'Shanghai', 'Shanghái'], 香港: 'Hong Kong',
  澳门: ['Macao', 'Macao', 'Macao'], 台湾: ['Taiwan', 'Taïwan', 'Taiwán'], 陕西: 'Shaanxi',
  内蒙古: ['Inner Mongolia', 'Mongolie-Intérieure', 'Mongolia Interior'], 西藏: ['Xizang', 'Xizang', 'Xizang'],
  新疆: 'Xinjiang', 呼和浩特: 'Hohhot', 乌鲁木齐: 'Ürümqi', 拉萨: 'Lhasa', 喀什: 'Kashgar', 和田: 'Hotan', 伊犁: 'Ili',
  吐鲁番: 'Turpan', 哈密: 'Hami', 阿克苏: 'Aksu', 克拉玛依: 'Karamay', 鄂尔多斯: 'Ordos', 呼伦贝尔: 'Hulunbuir',
  锡林郭勒: 'Xilingol', 托克托: 'Togtoh', 日喀则: 'Shigatse', 甘孜: 'Garzê', 阿坝: 'Ngawa', 哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar', 乌兰察布: 'Ulanqab', 巴彦淖尔: 'Bayannur', 潮汕: 'Chaoshan', 清化: 'Thanh Hoa'
};
const LANGUAGE_INDEX: Record<Latin, number> = { en: 0, fr: 1, es: 2 };

/** Short names of countries used in the trade. */
const TRADE_COUNTRIES: Record<string, string> = { 印尼: 'ID', 沙特: 'SA', 阿联酋: 'AE' };

const provinces = regionTree.map(({ name }) => shortRegionName(name)).sort((one, other) => other.length - one.length);
const countries = new Map([...countryCodes(), ...Object.entries(TRADE_COUNTRIES)]);

/**
 * Returns a function that translates locations into a language with Latin letters, the closest name first: 广西玉林 becomes
 * `Yulin, Guangxi`, 越南 清化 `Thanh Hoa, Vietnam`, 玉州区 `Yuzhou`. Text that is not Chinese is returned unchanged.
 */
export function locationTranslator(language: Latin): (text: string) => string {
  const countryNames = new Intl.DisplayNames([language], { type: 'region' });
  const cache = new Map<string, string>();

  function name(text: string): string {
    const country = countries.get(text);
    if (country !== undefined) return countryNames.of(country) ?? text;
    const short = shortRegionName(text);
    const own = OWN_NAMES[short];
    if (own !== undefined) return typeof own === 'string' ? own : (own[LANGUAGE_INDEX[language]] ?? own[0]);
    return /^\p{Script=Han}+$/u.test(short) ? romanise(short) : text;
  }

  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const translated = segmentsOf(text).map(name).reverse().join(', ');
    // Sellers enter free text, so the cache must not grow with it.
    if (cache.size < 5_000) cache.set(text, translated);
    return translated;
  };
}

/** Splits `广西玉林 六万山` into 广西, 玉林, 六万山; the full name of a region or country is one part. */
function segmentsOf(text: string): string[] {
  return text.split(' ').flatMap((part) => {
    if (part === '') return [];
    const province = provinces.find((known) => part.startsWith(known));
    const rest = province === undefined ? '' : part.slice(province.length);
    // 广西壮族自治区 is one name, 广西玉林 are two.
    const isOne = province === undefined || rest === '' || shortRegionName(part) === province;
    return isOne ? [part] : [province, rest];
  });
}

/** Returns whether the text is a region as traders name it, or a country: 玉林, 容县, 越南. */
export function isKnownLocation(text: string): boolean {
  return countries.has(text) || OWN_NAMES[text] !== undefined || shortRegionNames.has(text);
}

/** Writes one word, with an apostrophe where a syllable could be read with the one before: Xi'an. */
function romanise(text: string): string {
  const syllables = pinyin(text, { toneType: 'none', type: 'array' });
  const word = syllables
    .map((syllable, at) => (at > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Yields every country's Chinese name with its code. */
function* countryCodes(): Generator<[name: string, code: string]> {
  const names = new Intl.DisplayNames(['zh-Hans'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  // Regions of China are not countries.
  const own = new Set(['CN', 'HK', 'MO', 'TW']);
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = own.has(code) ? undefined : names.of(code);
    if (name !== undefined) yield [name, code];
  }
}
