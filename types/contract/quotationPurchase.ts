import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Fen, Id, Nullable, TimeMs } from './common';
import { GoodsForm, Grams, PayTerm, TradeUnit } from './goods';
import { Party } from './listing';
import { ListingTitle, TaxonomyName } from './localText';
import { RegionPath } from './region';

export const GoodsVersion = Type.String({ maxLength: 32 });

/** The request of a quotation as visible to its supplier. */
export const QuotationPurchase = Type.Object({
  id: Id,
  /** Changes with the goods, quantity or unit that is asked for. A quotation repeats it, else CONFLICT. */
  goodsVersion: GoodsVersion,
  title: ListingTitle,
  varietyId: Nullable(Id),
  varietyName: TaxonomyName,
  gradeName: TaxonomyName,
  form: Nullable(GoodsForm),
  quantityGrams: Grams,
  unit: TradeUnit,
  gramsPerPack: Nullable(Grams),
  deliveryRegion: Nullable(RegionPath),
  /** Price that the buyer expects in fen per unit; null for a negotiable price. */
  expectedFen: Nullable(Fen),
  needBy: DateOnly,
  payTerm: PayTerm,
  quoteDeadlineMs: TimeMs,
  isOpen: Type.Boolean(),
  /** Null while the buyer is anonymous to this supplier. */
  buyer: Nullable(Party)
});
export type QuotationPurchase = Static<typeof QuotationPurchase>;
