import { type Static, Type } from '@sinclair/typebox';
import { Fen, Id, Nullable, oneOf, TimeMs } from './common';

/** 基础版, 专业版, 企业版. */
export const CardLevel = oneOf(['basic', 'professional', 'enterprise']);
export type CardLevel = Static<typeof CardLevel>;

/** Benefits of a level: one row of the comparison. */
export const CardLevelBenefits = Type.Object({
  level: CardLevel,
  /** Maximum number of business cards. */
  maxCards: Type.Integer(),
  /** Days of the visits that the radar shows by name; of the basic level for verified members. */
  radarDays: Type.Integer(),
  /** Whether the radar of the company's managers adds up the cards of the team. */
  hasTeamTotals: Type.Boolean()
});
export type CardLevelBenefits = Static<typeof CardLevelBenefits>;

/** A period of a level that can be bought. It is paid once and never renewed automatically. */
export const CardPlan = Type.Object({
  /** `item` of the order. */
  id: Id,
  level: CardLevel,
  /** Years of 365 days. */
  years: Type.Integer(),
  priceFen: Fen,
  /** Price without the discount; null when there is none. */
  listPriceFen: Nullable(Fen)
});
export type CardPlan = Static<typeof CardPlan>;

export const CardPlans = Type.Object({
  /** The lowest level first. */
  levels: Type.Array(CardLevelBenefits),
  plans: Type.Array(CardPlan)
});
export type CardPlans = Static<typeof CardPlans>;

/** Level of the user now. */
export const OwnCardLevel = Type.Composite([
  CardLevelBenefits,
  Type.Object({
    /** Null for the basic level, which does not end. */
    expiresAtMs: Nullable(TimeMs)
  })
]);
export type OwnCardLevel = Static<typeof OwnCardLevel>;

export const cardLevelCalls = {
  /** Returns the levels with their benefits and the plans on sale. */
  'GET /api/vcard/cardLevel/plans': { data: CardPlans },
  'POST /api/vcard/cardLevel/mine': { data: OwnCardLevel, auth: 'member' }
} as const;
