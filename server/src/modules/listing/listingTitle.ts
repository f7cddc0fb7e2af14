import type { Language } from '@contract/localText';
import type { PurchaseFrequency } from '@contract/purchaseFields';
import { goodsNames } from '@rules/goodsNames';
import { gramsPerUnit } from '@rules/tradeUnit';
import { countText, localCount } from './titleCount';

/*
 * Proposed titles are built from codes and stored as a Chinese sentence. Parsed into its parts, the sentence is translated
 * for the viewer; every other title was written by its author and stays as it is.
 */

interface Goods {
  variety: string;
  grade: string;
}

/** Names in one language; empty where there is none. */
export interface SupplyTitle extends Goods {
  region: string;
  cropYear: number | null;
}

export interface PurchaseTitle extends Goods {
  quantity: TitleQuantity | null;
  frequency: PurchaseFrequency;
}

/** Quantity in the largest suitable unit. */
export interface TitleQuantity {
  count: string;
  unit: 'ton' | 'kg' | 'gram' | 'pack';
}

/** Chinese names that a title may contain. */
export interface TitleNames {
  varieties: ReadonlySet<string>;
  grades: ReadonlySet<string>;
  isRegion(text: string): boolean;
}

interface TitleTemplate {
  /** Separator of the parts; empty in Chinese. */
  separator: string;
  crop(year: number): string;
  wanted(rest: string): string;
  units: Record<TitleQuantity['unit'], string>;
  frequency: Record<PurchaseFrequency, string>;
}

const TITLE_TEMPLATES: Record<Language, TitleTemplate> = {
  'zh-Hans': {
    separator: '',
    crop: (year) => `${year} 年产`,
    wanted: (rest) => `求购${rest}`,
    units: { ton: '吨', kg: '公斤', gram: '克', pack: '件' },
    frequency: { once: '', monthly: '按月提货', longTerm: '长期需求' }
  },
  'zh-Hant': {
    separator: '',
    crop: (year) => `${year} 年產`,
    wanted: (rest) => `求購${rest}`,
    units: { ton: '噸', kg: '公斤', gram: '克', pack: '件' },
    frequency: { once: '', monthly: '按月提貨', longTerm: '長期需求' }
  },
  en: {
    separator: ', ',
    crop: (year) => `${year} crop`,
    wanted: (rest) => `Wanted: ${rest}`,
    units: { ton: 't', kg: 'kg', gram: 'g', pack: 'packs' },
    frequency: { once: '', monthly: 'monthly', longTerm: 'long term' }
  },
  fr: {
    separator: ', ',
    crop: (year) => `récolte ${year}`,
    wanted: (rest) => `Recherche : ${rest}`,
    units: { ton: 't', kg: 'kg', gram: 'g', pack: 'colis' },
    frequency: { once: '', monthly: 'chaque mois', longTerm: 'long terme' }
  },
  es: {
    separator: ', ',
    crop: (year) => `cosecha ${year}`,
    wanted: (rest) => `Se busca: ${rest}`,
    units: { ton: 't', kg: 'kg', gram: 'g', pack: 'bultos' },
    frequency: { once: '', monthly: 'cada mes', longTerm: 'largo plazo' }
  }
};

/** 玉林八角 大红 2026 年产; `Star anise, Autumn red, Yulin, 2026 crop`. */
export function supplyTitle(title: SupplyTitle, language: Language = 'zh-Hans'): string {
  const template = TITLE_TEMPLATES[language];
  const crop = title.cropYear === null ? '' : template.crop(title.cropYear);
  if (template.separator !== '')
    return joinParts([...goodsNames(title.variety, title.grade), title.region, crop], template.separator);
  return joinParts([title.region + goodsNames(title.variety, title.grade).join(' '), crop], ' ');
}

/** 求购八角大红 10 吨，按月提货; `Wanted: Star anise, Autumn red, 10 t, monthly`. */
export function purchaseTitle(title: PurchaseTitle, language: Language = 'zh-Hans'): string {
  const template = TITLE_TEMPLATES[language];
  const quantity =
    title.quantity === null
      ? ''
      : `${localCount(title.quantity.count, language)} ${template.units[title.quantity.unit]}`;
  const frequency = template.frequency[title.frequency];
  if (template.separator !== '')
    return template.wanted(
      joinParts([...goodsNames(title.variety, title.grade), quantity, frequency], template.separator)
    );
  return template.wanted(
    joinParts([joinParts([goodsNames(title.variety, title.grade).join(''), quantity], ' '), frequency], '，')
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

/** The same title in another language; null for what is none of the above. `translateName` and `translateRegion` translate the names. */
export function translatedTitle(
  text: string,
  names: TitleNames,
  {
    language,
    translateName,
    translateRegion
  }: { language: Language; translateName(name: string): string; translateRegion(region: string): string }
): string | null {
  const supply = parseSupplyTitle(text, names);
  if (supply !== null) {
    const { region, variety, grade, cropYear } = supply;
    const local = {
      region: region && translateRegion(region),
      variety: translateName(variety),
      grade: translateName(grade),
      cropYear
    };
    return supplyTitle(local, language);
  }
  const purchase = parsePurchaseTitle(text, names);
  if (purchase === null) return null;
  return purchaseTitle(
    { ...purchase, variety: translateName(purchase.variety), grade: translateName(purchase.grade) },
    language
  );
}

function parseSupplyTitle(text: string, names: TitleNames): SupplyTitle | null {
  const [, rest = '', year] = /^(.+?)(?: (\d{4}) 年产)?$/.exec(text) ?? [];
  const cropYear = year === undefined ? null : Number(year);
  // The location is before the goods, and may be missing: every beginning is looked at, the shortest first.
  for (let end = 0; end < rest.length; end++) {
    const region = rest.slice(0, end);
    const goods = region === '' || names.isRegion(region) ? parseGoods(rest.slice(end), ' ', names) : null;
    if (goods !== null) return { region, ...goods, cropYear };
  }
  return null;
}

function parsePurchaseTitle(text: string, names: TitleNames): PurchaseTitle | null {
  const { units, frequency } = TITLE_TEMPLATES['zh-Hans'];
  const pattern = /^求购(.+?)(?: ([\d,.]+) (吨|公斤|克|件))?(?:，(按月提货|长期需求))?$/;
  const [, goodsText = '', count, unitText, frequencyText = ''] = pattern.exec(text) ?? [];
  const goods = parseGoods(goodsText, '', names);
  const unit = (Object.keys(units) as TitleQuantity['unit'][]).find((key) => units[key] === unitText);
  if (goods === null) return null;
  return {
    ...goods,
    quantity: count === undefined || unit === undefined ? null : { count, unit },
    frequency: (Object.keys(frequency) as PurchaseFrequency[]).find((key) => frequency[key] === frequencyText) ?? 'once'
  };
}

/** A variety, one with its grade, or a grade that names its variety: 碎八角. */
function parseGoods(text: string, separator: string, { varieties, grades }: TitleNames): Goods | null {
  if (varieties.has(text)) return { variety: text, grade: '' };
  for (const variety of varieties) {
    const rest = text.startsWith(variety + separator) ? text.slice(variety.length + separator.length) : '';
    if (grades.has(rest)) return { variety, grade: rest };
  }
  if (!grades.has(text)) return null;
  const named = [...varieties].filter((variety) => text.includes(variety));
  return { variety: named.sort((one, other) => other.length - one.length)[0] ?? '', grade: text };
}

const joinParts = (parts: readonly string[], separator: string) => parts.filter((part) => part !== '').join(separator);
