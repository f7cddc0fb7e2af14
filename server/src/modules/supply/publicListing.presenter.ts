import type { SupplyTag } from '@contract/goods';
import type { SupplyFields } from '@contract/supplyFields';
import type { SupplySnapshot } from '../listing/publicSnapshot.service';
import type { TradeParty } from '../listing/tradeParty.service';
import { cityText, countryText, originText } from '../region/regionText';

/** Public data of a supply besides its fields. */
export interface PublicListingContext {
  id: string;
  ownerUserId: string | null;
  party: TradeParty;
  names: { name: string | null; grade: string | null };
  publishedAtMs: number;
  confirmedAtMs: number;
}

/**
 * Builds the row that lists, search and home read.
 * @throws Error for fields that break `@rules/supply`
 */
export function toPublicListing(fields: SupplyFields, context: PublicListingContext): SupplySnapshot {
  const { party, names } = context;
  return {
    id: context.id,
    title: fields.title,
    variety_id: fields.varietyId,
    variety_name: names.name ?? fields.otherVariety,
    grade_name: names.grade ?? fields.specText,
    form: requireValue(fields.form, 'form'),
    ...toPublicTerms(fields),
    unit: fields.unit,
    grams_per_pack: fields.unit === 'pack' ? requireValue(fields.gramsPerPack, 'gramsPerPack') : null,
    delivery_place: cityText(requireValue(fields.deliveryCode, 'deliveryCode')),
    delivery_code: fields.deliveryCode,
    owner_user_id: context.ownerUserId,
    company_id: party.companyId,
    party_name: party.name,
    party_verifications: party.verifications,
    published_at_ms: context.publishedAtMs,
    origin: originLabel(fields.origin),
    origin_code: fields.origin.regionCode,
    origin_country: fields.origin.countryCode,
    crop_year: fields.cropYear,
    tags: tagsOf(fields),
    cover_url: fields.photos[0] ?? null,
    moq_grams: requireValue(fields.moqGrams, 'moqGrams'),
    description: fields.description,
    confirmed_at_ms: context.confirmedAtMs,
    valid_until: requireValue(fields.validUntil, 'validUntil'),
    status: 'published'
  };
}

/** Columns of price and stock. */
export function toPublicTerms(
  fields: Pick<SupplyFields, 'priceMode' | 'fen' | 'highFen' | 'tiers' | 'stockGrams'>
): Pick<SupplySnapshot, 'price_mode' | 'low_fen' | 'high_fen' | 'tiers' | 'stock_grams'> {
  const shared = {
    price_mode: fields.priceMode,
    stock_grams: requireValue(fields.stockGrams, 'stockGrams'),
    tiers: null
  };
  switch (fields.priceMode) {
    case 'fixed':
      return { ...shared, low_fen: requireValue(fields.fen, 'fen'), high_fen: requireValue(fields.fen, 'fen') };
    case 'range':
      return { ...shared, low_fen: requireValue(fields.fen, 'fen'), high_fen: requireValue(fields.highFen, 'highFen') };
    case 'tiered': {
      const steps = fields.tiers.map(({ fen }) => fen);
      return {
        ...shared,
        low_fen: Math.min(...steps),
        high_fen: Math.max(...steps),
        tiers: JSON.stringify(fields.tiers)
      };
    }
    case 'negotiable':
      return { ...shared, low_fen: null, high_fen: null };
  }
}

/** 广西防城 那良, 越南 清化. */
export function originLabel({ regionCode, countryCode, detail }: SupplyFields['origin']): string {
  const region = [
    regionCode === null ? '' : originText(regionCode),
    countryCode === null ? '' : countryText(countryCode)
  ];
  return [...region, detail].filter((part) => part !== '').join(' ');
}

export function tagsOf(fields: SupplyFields): SupplyTag[] {
  const tagRules: [tag: SupplyTag, isThere: boolean][] = [
    ['inStock', fields.shipWithinDays === 0],
    ['sulfurFree', fields.sulfur === 'free'],
    ['lowSulfur', fields.sulfur === 'low'],
    ['taxIncluded', fields.isTaxIncluded],
    ['freightIncluded', fields.isFreightIncluded],
    ['documents', fields.documents.length > 0],
    ['imported', fields.origin.countryCode !== null]
  ];
  return tagRules.filter(([, applies]) => applies).map(([tag]) => tag);
}

function requireValue<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`a supply without ${name} cannot be public`);
  return value;
}
