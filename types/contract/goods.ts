import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Fen, Id, Nullable, TimeMs, oneOf } from './common';
import { RegionCode, RegionPath } from './region';
import { PictureUrl } from './upload';

/** 公斤, 斤, 吨, 件; of a 件 the listing says how heavy it is. */
export const TradeUnit = oneOf(['kg', 'jin', 'ton', 'pack']);
export type TradeUnit = Static<typeof TradeUnit>;

/** 整货, 碎, 片(段), 粉, 油树脂(精油). */
export const GoodsForm = oneOf(['whole', 'broken', 'slice', 'powder', 'oil']);
export type GoodsForm = Static<typeof GoodsForm>;

/** 无硫, 低硫, 未检测. */
export const Sulfur = oneOf(['free', 'low', 'untested']);
export type Sulfur = Static<typeof Sulfur>;

/**
 * What a supply is marked with; derived from what its owner filled in: 现货, 无硫, 低硫, 含税, 含运, 附检测单, 进口.
 */
export const SupplyTag = oneOf([
  'inStock',
  'sulfurFree',
  'lowSulfur',
  'taxIncluded',
  'freightIncluded',
  'documents',
  'imported'
]);
export type SupplyTag = Static<typeof SupplyTag>;

/** 编织袋 25 公斤, 纸箱 10 公斤, 麻袋 50 公斤, 真空, 散装, 其他. */
export const Packaging = oneOf(['wovenBag25', 'carton10', 'sack50', 'vacuum', 'bulk', 'other']);
export type Packaging = Static<typeof Packaging>;

/** 款到发货, 货到付款, 账期 30 天, 其他. */
export const PayTerm = oneOf(['prepaid', 'onDelivery', 'net30', 'other']);
export type PayTerm = Static<typeof PayTerm>;

/**
 * Every quantity is whole grams, whatever the unit that it is shown in: sums and comparisons stay exact. A thousand
 * million tonnes still fit.
 */
export const Grams = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** Tenths of a percent: 130 is 13.0 %. */
export const PerMille = Type.Integer({ minimum: 0, maximum: 1000 });

/** Two letters of ISO 3166-1, for goods from abroad. */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });

/** Where goods grew: a region of China or another country, and what is closer than that in words. */
export const OriginInput = Type.Object(
  { regionCode: Nullable(RegionCode), countryCode: Nullable(CountryCode), detail: Type.String({ maxLength: 20 }) },
  { additionalProperties: false }
);
export type OriginInput = Static<typeof OriginInput>;

/** The same to be shown: exactly one of `region` and `countryCode` when it is known. */
export const Origin = Type.Object({
  region: Nullable(RegionPath),
  countryCode: Nullable(CountryCode),
  detail: Type.String()
});
export type Origin = Static<typeof Origin>;

/** A step of a price that falls with the quantity; `fen` per unit from `minGrams` on. */
export const PriceTier = Type.Object({ minGrams: Grams, fen: Fen }, { additionalProperties: false });
export type PriceTier = Static<typeof PriceTier>;

/** A paper that others may open: a report, a certificate of origin. */
export const TradeDocument = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 60 }), url: PictureUrl, type: oneOf(['pdf', 'image']) },
  { additionalProperties: false }
);
export type TradeDocument = Static<typeof TradeDocument>;

/** Made by the client for each thing that is sent: the same one again is the same thing. */
export const RequestId = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

/** Where listings stand; one state machine for supplies and purchase requests (server: modules/listing). */
export const ListingStatus = oneOf([
  'draft',
  'pending',
  'published',
  'rejected',
  'paused',
  'closed',
  'expired',
  'takedown'
]);
export type ListingStatus = Static<typeof ListingStatus>;

/** Why the operator did not let it stand; what the owner reads. */
export const ListingReview = Type.Object({ reason: Type.String(), atMs: TimeMs });
export type ListingReview = Static<typeof ListingReview>;

/** 成交, 取消. */
export const CloseReason = oneOf(['dealt', 'cancelled']);
export type CloseReason = Static<typeof CloseReason>;

/**
 * What an owner does with a listing of their own. `withdraw` takes back what waits for its review (it is a draft again),
 * `refresh` confirms it and moves it up, once a day; `renew` takes a new last day; `remove` can be undone by `restore`
 * for ten minutes; `appeal` asks for another look after `takedown`.
 */
export const OwnerAction = Type.Union([
  Type.Object({ action: oneOf(['withdraw', 'refresh', 'pause', 'resume', 'remove', 'restore']) }),
  Type.Object({ action: Type.Literal('renew'), until: DateOnly }),
  Type.Object({ action: Type.Literal('close'), reason: CloseReason }),
  Type.Object({ action: Type.Literal('appeal'), text: Type.String({ minLength: 5, maxLength: 140 }) })
]);
export type OwnerAction = Static<typeof OwnerAction>;

export const OwnerActionBody = Type.Object({ id: Id, do: OwnerAction }, { additionalProperties: false });
export type OwnerActionBody = Static<typeof OwnerActionBody>;

/** Who reads the mobile number of a supply: everybody who is logged in, the verified, those with whom cards were exchanged. */
export const ShowPhone = oneOf(['member', 'verified', 'exchanged']);
export type ShowPhone = Static<typeof ShowPhone>;

/** A mobile number as the reader may have it. The full number is only ever sent to somebody who may see it. */
export const ContactLine = Type.Object({
  name: Type.String(),
  /** 138****8000, or in full when `needs` is null. */
  mobile: Type.String(),
  /** What would unlock it: logging in, a verification, an exchange of cards. Null: it stands here in full. */
  needs: Nullable(oneOf(['login', 'verify', 'exchange']))
});
export type ContactLine = Static<typeof ContactLine>;
