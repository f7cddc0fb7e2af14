import type { Language } from '@contract/localText';
import type { PurchaseFrequency } from '@contract/purchaseFields';
import { goodsNames } from '@rules/goodsNames';
import { gramsPerUnit } from '@rules/tradeUnit';

/*
 * The titles that the app proposes are built from codes, and kept as the Chinese sentence that these parts make. Read back
 * into its parts, the sentence is said in the language of the reader; any other title is the author's, and stays as it is.
 */

interface Goods {
  variety: string;
  grade: string;
}

/** Names in one language; empty where there is none. */
export interface SupplyTitle extends Goods {
  place: string;
  cropYear: number | null;
}

export interface PurchaseTitle extends Goods {
  quantity: TitleQuantity | null;
  frequency: PurchaseFrequency;
}

/** How much is wanted, in the unit that reads best. */
export interface TitleQuantity {
  count: string;
  unit: 'ton' | 'kg' | 'gram' | 'pack';
}

/** What the sentence may be made of; its names are Chinese. */
export interface TitleNames {
  varieties: ReadonlySet<string>;
  grades: ReadonlySet<string>;
  isPlace(text: string): boolean;
}

interface Words {
  /** Between the parts; in Chinese they follow each other. */
  between: string;
  crop(year: number): string;
  wanted(rest: string): string;
  units: Record<TitleQuantity['unit'], string>;
  frequency: Record<PurchaseFrequency, string>;
}

const WORDS: Record<Language, Words> = {
  'zh-Hans': {
    between: '',
    crop: (year) => `${year} 年产`,
    wanted: (rest) => `求购${rest}`,
    units: { ton: '吨', kg: '公斤', gram: '克', pack: '件' },
    frequency: { once: '', monthly: '按月提货', longTerm: '长期需求' }
  },
  'zh-Hant': {
    between: '',
    crop: (year) => `${year} 年產`,
    wanted: (rest) => `求購${rest}`,
    units: { ton: '噸', kg: '公斤', gram: '克', pack: '件' },
    frequency: { once: '', monthly: '按月提貨', longTerm: '長期需求' }
  },
  en: {
    between: ', ',
    crop: (year) => `${year} crop`,
    wanted: (rest) => `Wanted: ${rest}`,
    units: { ton: 't', kg: 'kg', gram: 'g', pack: 'packs' },
    frequency: { once: '', monthly: 'monthly', longTerm: 'long term' }
  },
  fr: {
    between: ', ',
    crop: (year) => `récolte ${year}`,
    wanted: (rest) => `Recherche : ${rest}`,
    units: { ton: 't', kg: 'kg', gram: 'g', pack: 'colis' },
    frequency: { once: '', monthly: 'chaque mois', longTerm: 'long terme' }
  },
  es: {
    between: ', ',
    crop: (year) => `cosecha ${year}`,
    wanted: (rest) => `Se busca: ${rest}`,
    units: { ton: 't', kg: 'kg', gram: 'g', pack: 'bultos' },
    frequency: { once: '', monthly: 'cada mes', longTerm: 'largo plazo' }
  }
};

/** 玉林八角 大红 2026 年产; `Star anise, Autumn red, Yulin, 2026 crop`. */
export function supplyTitle(title: SupplyTitle, language: Language = 'zh-Hans'): string {
  const words = WORDS[language];
  const crop = title.cropYear === null ? '' : words.crop(title.cropYear);
  if (words.between !== '')
    return listed([...goodsNames(title.variety, title.grade), title.place, crop], words.between);
  return listed([title.place + goodsNames(title.variety, title.grade).join(' '), crop], ' ');
}

/** 求购八角大红 10 吨，按月提货; `Wanted: Star anise, Autumn red, 10 t, monthly`. */
export function purchaseTitle(title: PurchaseTitle, language: Language = 'zh-Hans'): string {
  const words = WORDS[language];
  const quantity = title.quantity === null ? '' : `${title.quantity.count} ${words.units[title.quantity.unit]}`;
  const frequency = words.frequency[title.frequency];
  if (words.between !== '')
    return words.wanted(listed([...goodsNames(title.variety, title.grade), quantity, frequency], words.between));
  return words.wanted(
    listed([listed([goodsNames(title.variety, title.grade).join(''), quantity], ' '), frequency], '，')
  );
}

/** `10 吨`, `500 公斤`, `24 件`; as the lists say it. */
export function titleQuantity(
  grams: number | null,
  unit: Parameters<typeof gramsPerUnit>[0],
  gramsPerPack: number | null
): TitleQuantity | null {
  if (grams === null) return null;
  const packGrams = unit === 'pack' ? gramsPerUnit(unit, gramsPerPack) : null;
  if (packGrams !== null) return { count: countText(grams / packGrams), unit: 'pack' };
  if (grams >= 1_000_000) return { count: countText(grams / 1_000_000), unit: 'ton' };
  return grams >= 1_000 ? { count: countText(grams / 1_000), unit: 'kg' } : { count: String(grams), unit: 'gram' };
}

/** The same title in another language; null for what is none of the above. `nameIn` and `placeIn` translate the names. */
export function translatedTitle(
  text: string,
  names: TitleNames,
  { language, nameIn, placeIn }: { language: Language; nameIn(name: string): string; placeIn(place: string): string }
): string | null {
  const supply = supplyOf(text, names);
  if (supply !== null) {
    const { place, variety, grade, cropYear } = supply;
    const local = { place: place && placeIn(place), variety: nameIn(variety), grade: nameIn(grade), cropYear };
    return supplyTitle(local, language);
  }
  const purchase = purchaseOf(text, names);
  if (purchase === null) return null;
  return purchaseTitle({ ...purchase, variety: nameIn(purchase.variety), grade: nameIn(purchase.grade) }, language);
}

function supplyOf(text: string, names: TitleNames): SupplyTitle | null {
  const [, said = '', year] = /^(.+?)(?: (\d{4}) 年产)?$/.exec(text) ?? [];
  const cropYear = year === undefined ? null : Number(year);
  // The place is before the goods, and may be missing: every beginning is looked at, the shortest first.
  for (let end = 0; end < said.length; end++) {
    const place = said.slice(0, end);
    const goods = place === '' || names.isPlace(place) ? goodsOf(said.slice(end), ' ', names) : null;
    if (goods !== null) return { place, ...goods, cropYear };
  }
  return null;
}

function purchaseOf(text: string, names: TitleNames): PurchaseTitle | null {
  const { units, frequency } = WORDS['zh-Hans'];
  const pattern = /^求购(.+?)(?: ([\d,.]+) (吨|公斤|克|件))?(?:，(按月提货|长期需求))?$/;
  const [, said = '', count, unitText, often = ''] = pattern.exec(text) ?? [];
  const goods = goodsOf(said, '', names);
  const unit = (Object.keys(units) as TitleQuantity['unit'][]).find((key) => units[key] === unitText);
  if (goods === null) return null;
  return {
    ...goods,
    quantity: count === undefined || unit === undefined ? null : { count, unit },
    frequency: (Object.keys(frequency) as PurchaseFrequency[]).find((key) => frequency[key] === often) ?? 'once'
  };
}

/** A variety, one with its grade, or a grade that names its variety: 碎八角. */
function goodsOf(text: string, between: string, { varieties, grades }: TitleNames): Goods | null {
  if (varieties.has(text)) return { variety: text, grade: '' };
  for (const variety of varieties) {
    const rest = text.startsWith(variety + between) ? text.slice(variety.length + between.length) : '';
    if (grades.has(rest)) return { variety, grade: rest };
  }
  if (!grades.has(text)) return null;
  const named = [...varieties].filter((variety) => text.includes(variety));
  return { variety: named.sort((one, other) => other.length - one.length)[0] ?? '', grade: text };
}

const listed = (parts: readonly string[], between: string) => parts.filter((part) => part !== '').join(between);

/** At most three decimals, thousands apart: 1,200.5. */
const countText = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 3 });
