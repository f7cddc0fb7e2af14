import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Id, Nullable, TimeMs } from './common';
import { GoodsForm, Grams, PayTerm, TradeUnit } from './goods';
import { Party } from './listing';
import { RegionPath } from './region';

/** The request of a quotation, as its supplier may see it. */
export const QuotedPurchase = Type.Object({
  id: Id,
  title: Type.String(),
  varietyId: Nullable(Id),
  varietyName: Type.String(),
  gradeName: Type.String(),
  form: Nullable(GoodsForm),
  quantityGrams: Grams,
  unit: TradeUnit,
  gramsPerPack: Nullable(Grams),
  deliveryRegion: Nullable(RegionPath),
  needBy: DateOnly,
  payTerm: PayTerm,
  quoteDeadlineMs: TimeMs,
  isOpen: Type.Boolean(),
  /** Null while the buyer is anonymous to this supplier. */
  buyer: Nullable(Party)
});
export type QuotedPurchase = Static<typeof QuotedPurchase>;
