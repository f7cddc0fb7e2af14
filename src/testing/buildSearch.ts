import type { CardBrief } from '@contract/card';
import type { CompanyBrief, SearchOverview } from '@contract/search';

const listings = { lines: 0, supplies: 0, purchases: 0, companies: 0 };
const none = { ...listings, news: 0, flashes: 0, cards: 0, exhibitors: 0, sessions: 0 };

/** Builds the overview of a search without results, with the given changes. */
export function buildSearchOverview({
  counts,
  ...changes
}: Partial<Omit<SearchOverview, 'counts'>> & { counts?: Partial<SearchOverview['counts']> } = {}): SearchOverview {
  return {
    aliasOf: null,
    marks: [],
    counts: { ...none, ...counts },
    lines: [],
    supplies: [],
    purchases: [],
    companies: [],
    news: [],
    flashes: [],
    cards: [],
    exhibitors: [],
    sessions: [],
    expo: null,
    similar: [],
    ...changes
  };
}

/** Builds a company with open supplies. */
export function buildCompany(changes: Partial<CompanyBrief> = {}): CompanyBrief {
  return {
    id: '六万岭八角合作社',
    name: '六万岭八角合作社',
    verifications: ['company'],
    place: '广西玉林',
    varieties: ['八角', '桂皮'],
    supplyCount: 4,
    purchaseCount: 0,
    ...changes
  };
}

/** Builds a business card whose owner may be found. */
export function buildCardBrief(changes: Partial<CardBrief> = {}): CardBrief {
  return {
    id: 'card1',
    name: '覃秀兰',
    position: '销售经理',
    companyName: '桂南香叶供应链有限公司',
    avatarUrl: null,
    verifications: ['company'],
    varieties: ['八角', '桂皮'],
    ...changes
  };
}
