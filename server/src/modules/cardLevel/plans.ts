import type { CardLevel, CardLevelBenefits, CardPlan } from '@contract/cardLevel';

export type PaidLevel = Exclude<CardLevel, 'basic'>;

/** Benefits of each level, the lowest first: what the rules apply and what the comparison shows. */
export const levelBenefits: Readonly<Record<CardLevel, CardLevelBenefits>> = {
  basic: { level: 'basic', maxCards: 3, radarDays: 30, hasTeamTotals: false },
  professional: { level: 'professional', maxCards: 10, radarDays: 90, hasTeamTotals: false },
  enterprise: { level: 'enterprise', maxCards: 10, radarDays: 90, hasTeamTotals: true }
};

/** Value of a year of each level in fen. The rest of one level is converted to another at this ratio. */
export const yearValueFen: Readonly<Record<PaidLevel, number>> = { professional: 19_900, enterprise: 59_900 };

interface SoldPlan extends CardPlan {
  level: PaidLevel;
  /** Name of the goods for the payer. */
  description: string;
}

/**
 * Plans on sale. A plan that was sold is never edited: another price gets another id. Virtual payment sells goods of
 * the same id and price, set in WeChat's console.
 */
export const plans: readonly SoldPlan[] = [
  {
    id: 'professional-1y',
    level: 'professional',
    years: 1,
    priceFen: 19_900,
    listPriceFen: null,
    description: '香市名片专业版 一年'
  },
  {
    id: 'professional-2y',
    level: 'professional',
    years: 2,
    priceFen: 35_800,
    listPriceFen: 39_800,
    description: '香市名片专业版 两年'
  },
  {
    id: 'enterprise-1y',
    level: 'enterprise',
    years: 1,
    priceFen: 59_900,
    listPriceFen: null,
    description: '香市名片企业版 一年'
  },
  {
    id: 'enterprise-2y',
    level: 'enterprise',
    years: 2,
    priceFen: 107_800,
    listPriceFen: 119_800,
    description: '香市名片企业版 两年'
  }
];
