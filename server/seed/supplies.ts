import type { Selectable } from 'kysely';
import type { ListingStatus, Packaging, SupplyTag, TradeDocument } from '@contract/goods';
import type { SupplyPriceMode } from '@contract/supplyFields';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { SupplyListingTable } from '../src/modules/listing/listing.tables';
import { supplyTitle } from '../src/modules/listing/listingTitle';
import { addDays, inWorkingHours, monthOf } from './calendar';
import {
  formOf,
  type Goods,
  GRAMS_PER_TONNE,
  isFromAbroad,
  isLiquid,
  priceOf,
  type SeedUnit,
  tiersOf,
  unitFenOf,
  varietyNameOf
} from './goods';
import { DRUM, PACKS, TAGS } from './listingPlan';
import { originOf, regionCodeOf } from './locations';
import { type PartySeed, SELLERS } from './parties';
import { type Random, random } from './random';
import type { SpecSeed } from './specs';
import { descriptionOf, moistureOf } from './supplyTexts';
import { ownerOf, type TradeOwner } from './tradeParties';

/** Pending submissions are as old as a working day at most, the time of a review. */
const SHARE_OF_REVIEW = 0.04;
/** Owners are notified three days before the end: the demo begins without such warnings. */
const FIRST_END_DAYS = 12;
const LAST_END_DAYS = 88;

/** The public fields of a supply in any state. */
export type SeedListed = Omit<
  Selectable<SupplyListingTable>,
  'search_tokens' | 'tonne_fen' | 'rank_ms' | 'cover_url' | 'status'
>;

export interface SeedSupply {
  status: ListingStatus;
  listed: SeedListed;
  gradeId: string;
  packaging: Packaging;
  /** Moisture in per mille; oils have none. */
  moisture: number | null;
  owner: TradeOwner;
  /** The first one is the cover. */
  photoUrls: string[];
  videoUrl: string | null;
  /** Documents of the tag 附检测单. */
  documents: TradeDocument[];
}

/** A supply before its photos, video and documents are stored. */
export type PlannedSupply = Omit<SeedSupply, 'photoUrls' | 'videoUrl' | 'documents'>;

interface SupplyOverrides {
  status?: ListingStatus;
  seller?: PartySeed;
  /** Possible sellers where no seller is given. */
  sellers?: readonly PartySeed[];
  priceMode?: SupplyPriceMode;
}

/** Returns a supply of the demo data; the same for the same index. */
export function supplyOf(goods: Goods, index: number, nowMs: number, overrides: SupplyOverrides = {}): PlannedSupply {
  const source = random(`supply ${index}`);
  const { spec } = goods;
  const { status = 'published' } = overrides;
  const form = formOf(spec);
  const text = random(`supply text ${index}`);
  const unit = source.pick<SeedUnit>(['kg', 'kg', 'kg', 'kg', 'jin', 'ton']);
  const seller = overrides.seller ?? sellerOf(spec.origin, source, overrides.sellers ?? SELLERS);
  const isNew = source.next() < 0.75;
  const year = Number(shanghaiDay(nowMs).slice(0, 4));
  // An ended one was confirmed longer ago.
  const hoursAgo = source.between(0.2, 190) * (status === 'pending' ? SHARE_OF_REVIEW : 1);
  const agoMs = Math.round(hoursAgo * HOUR_MS) + (status === 'published' || status === 'pending' ? 0 : 9 * DAY_MS);
  const confirmedAtMs = inWorkingHours(nowMs - (status === 'expired' ? agoMs + 40 * DAY_MS : agoMs));
  const stock = isLiquid(spec) ? source.integer(1, 4) : source.integer(2, 45);
  const cropYear = isNew && monthOf(shanghaiDay(nowMs)) > 4 ? year : year - 1;
  const owner = ownerOf(seller);
  const isTiered = overrides.priceMode === 'tiered';
  const packaging = isLiquid(spec) ? DRUM.packaging : source.pick(PACKS);
  const listed: SeedListed = {
    id: `supply-${String(index + 1).padStart(3, '0')}`,
    title: supplyTitle({
      region: spec.origin,
      variety: varietyNameOf(spec),
      grade: spec.gradeName,
      cropYear: isLiquid(spec) ? null : cropYear
    }),
    variety_id: spec.varietyId,
    variety_name: varietyNameOf(spec),
    grade_name: spec.gradeName,
    form,
    ...priceOf(goods, unit, source.between(0.97, 1.06), source),
    tiers: null,
    unit,
    grams_per_pack: null,
    delivery_place: seller.location,
    delivery_code: regionCodeOf(seller.location),
    owner_user_id: owner.userId,
    company_id: owner.companyId,
    party_name: seller.name,
    party_verifications: seller.verifications,
    published_at_ms: confirmedAtMs - source.integer(0, 12) * (status === 'pending' ? 0 : DAY_MS),
    origin: spec.origin,
    origin_code: originOf(spec.origin).regionCode,
    origin_country: originOf(spec.origin).countryCode,
    crop_year: isLiquid(spec) ? null : cropYear,
    tags: tagsOf(spec, source),
    stock_grams: stock * GRAMS_PER_TONNE,
    moq_grams: source.pick([100, 250, 500, 1000]) * 1000,
    description: descriptionOf(spec, form, text),
    confirmed_at_ms: confirmedAtMs,
    valid_until: addDays(
      shanghaiDay(nowMs),
      status === 'expired' ? -source.integer(1, 30) : source.integer(FIRST_END_DAYS, LAST_END_DAYS)
    )
  };
  return {
    status,
    listed: isTiered ? { ...listed, ...tieredPrice(goods, unit, listed.moq_grams) } : listed,
    gradeId: spec.gradeId,
    packaging,
    moisture: moistureOf(spec, form, text),
    owner
  };
}

function tieredPrice(goods: Goods, unit: SeedUnit, moqGrams: number) {
  const tiers = tiersOf(unitFenOf(goods, unit, 1.02), moqGrams);
  const fens = tiers.map(({ fen }) => fen);
  return { price_mode: 'tiered' as const, tiers, low_fen: Math.min(...fens), high_fen: Math.max(...fens) };
}

/** Goods from abroad come from importers, others from their region or from a trader of all goods. */
function sellerOf(origin: string, source: Random, sellers: readonly PartySeed[]): PartySeed {
  const isAbroad = isFromAbroad({ origin });
  const region = origin.slice(0, 2);
  const fitting = sellers.filter((seller) => {
    if (isAbroad) return seller.range === 'import';
    return seller.range === 'all' || (seller.range === 'local' && seller.location.includes(region));
  });
  const local = fitting.filter((seller) => seller.location.includes(region));
  const [first, ...others] = local.length > 0 && source.next() < 0.8 ? local : fitting;
  return first === undefined ? SELLERS[0] : source.pick([first, ...others]);
}

/** Returns at most two tags: those of the plan, and those of the goods. */
function tagsOf(spec: SpecSeed, source: Random): SupplyTag[] {
  const chosen = TAGS.filter(() => source.next() < 0.35).slice(0, 2);
  return [
    ...(chosen.length === 0 ? (['inStock'] as const) : chosen),
    ...(spec.gradeName.includes('无硫') ? (['sulfurFree'] as const) : []),
    ...(isFromAbroad(spec) ? (['imported'] as const) : [])
  ];
}
