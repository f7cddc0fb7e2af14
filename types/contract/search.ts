import { type Static, Type } from '@sinclair/typebox';
import { CardBrief } from './card';
import { Cursor, Id, Nullable, PageLimit, PageOf } from './common';
import { ExhibitorBrief } from './exhibitor';
import { ExpoBrief } from './expo';
import { ExpoSessionBrief } from './expoSession';
import { Flash } from './flash';
import { ListingSort, PurchaseBrief, SupplyBrief } from './listing';
import { LocationName, OrganiserText, TaxonomyName } from './localText';
import { NewsBrief, NewsCategory } from './news';
import { LineSort, PriceLine } from './priceLine';
import { VerificationKind } from './user';

/** Search term as entered. */
export const SearchWord = Type.String({ minLength: 1, maxLength: 30 });

export const SearchSuggestion = Type.Object({
  /** Variety that the term is an alias or the pinyin of: 八角 for 大料, bj and bajiao. */
  aliasOf: Nullable(TaxonomyName),
  lines: Type.Array(PriceLine, { maxItems: 8 }),
  news: Type.Array(NewsBrief, { maxItems: 5 })
});
export type SearchSuggestion = Static<typeof SearchSuggestion>;

/** A popular search term; the list is ordered by rank. */
export const TrendingSearch = Type.Object({
  word: Type.String(),
  /** The term as it is shown; `word` is searched for. */
  text: OrganiserText(),
  /** Change of rank against the previous week. */
  trend: Type.Union([Type.Literal('up'), Type.Literal('down'), Type.Literal('same'), Type.Literal('new')])
});
export type TrendingSearch = Static<typeof TrendingSearch>;

/** A company that trades spices, as derived from its open supplies and purchase requests. */
export const CompanyBrief = Type.Object({
  id: Id,
  name: Type.String(),
  verifications: Type.Array(VerificationKind),
  place: LocationName,
  /** The varieties that it trades most, at most four. */
  varieties: Type.Array(TaxonomyName),
  supplyCount: Type.Integer(),
  purchaseCount: Type.Integer()
});
export type CompanyBrief = Static<typeof CompanyBrief>;

/** Search scopes, in the order of the tabs. */
export const SearchScope = Type.Union([
  Type.Literal('lines'),
  Type.Literal('supplies'),
  Type.Literal('purchases'),
  Type.Literal('companies'),
  Type.Literal('news'),
  Type.Literal('flashes'),
  Type.Literal('cards'),
  Type.Literal('exhibitors'),
  Type.Literal('sessions')
]);
export type SearchScope = Static<typeof SearchScope>;

/** Number of matches, capped at 1,000, which means 1,000 or more. */
const Count = Type.Integer({ minimum: 0, maximum: 1000 });

export const SearchOverview = Type.Object({
  /** Same meaning as in `SearchSuggestion`. */
  aliasOf: Nullable(TaxonomyName),
  /** Strings to highlight in the results: the words of the query, and every name of the variety that it refers to. */
  marks: Type.Array(TaxonomyName),
  counts: Type.Object({
    lines: Count,
    supplies: Count,
    purchases: Count,
    companies: Count,
    news: Count,
    flashes: Count,
    cards: Count,
    exhibitors: Count,
    sessions: Count
  }),
  /** First results of each scope, in the order of the scope's own list. */
  lines: Type.Array(PriceLine),
  supplies: Type.Array(SupplyBrief),
  purchases: Type.Array(PurchaseBrief),
  companies: Type.Array(CompanyBrief),
  news: Type.Array(NewsBrief),
  flashes: Type.Array(Flash),
  cards: Type.Array(CardBrief),
  exhibitors: Type.Array(ExhibitorBrief),
  sessions: Type.Array(ExpoSessionBrief),
  /** The current expo, when the term names it. */
  expo: Nullable(ExpoBrief),
  /** Varieties that sound or look like the term; only when nothing was found. */
  similar: Type.Array(TaxonomyName)
});
export type SearchOverview = Static<typeof SearchOverview>;

/** `varietyId` restricts the results to that variety. */
const searchTerm = { q: SearchWord, varietyId: Type.Optional(Id) };
const window = { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) };
const strict = { additionalProperties: false };

export const SearchQuery = Type.Object(searchTerm, strict);
export type SearchQuery = Static<typeof SearchQuery>;

export const SearchLinesQuery = Type.Object({ ...searchTerm, sort: Type.Optional(LineSort), ...window }, strict);
export type SearchLinesQuery = Static<typeof SearchLinesQuery>;

export const SearchListingsQuery = Type.Object(
  { ...searchTerm, certifiedOnly: Type.Optional(Type.Boolean()), sort: Type.Optional(ListingSort), ...window },
  strict
);
export type SearchListingsQuery = Static<typeof SearchListingsQuery>;

export const SearchCompaniesQuery = Type.Object({ ...searchTerm, ...window }, strict);
export type SearchCompaniesQuery = Static<typeof SearchCompaniesQuery>;

export const SearchCardsQuery = SearchCompaniesQuery;
export type SearchCardsQuery = Static<typeof SearchCardsQuery>;

export const SearchExhibitorsQuery = SearchCompaniesQuery;
export type SearchExhibitorsQuery = Static<typeof SearchExhibitorsQuery>;

export const SearchSessionsQuery = SearchCompaniesQuery;
export type SearchSessionsQuery = Static<typeof SearchSessionsQuery>;

export const SearchNewsQuery = Type.Object({ ...searchTerm, category: Type.Optional(NewsCategory), ...window }, strict);
export type SearchNewsQuery = Static<typeof SearchNewsQuery>;

export const SearchFlashesQuery = Type.Object(
  { ...searchTerm, importantOnly: Type.Optional(Type.Boolean()), ...window },
  strict
);
export type SearchFlashesQuery = Static<typeof SearchFlashesQuery>;

/** All lists contain public content only and return an empty list, not an error, when nothing matches. */
export const searchCalls = {
  /** Returns the most popular search terms, most popular first. */
  'GET /api/front/search/hotWords': { data: Type.Array(TrendingSearch) },
  /** Returns suggestions for the term while it is being typed. */
  'GET /api/front/search/suggest': {
    input: Type.Object({ q: SearchWord }, strict),
    data: SearchSuggestion
  },
  /**
   * Returns the number of matches and the first results of each scope. Counts towards the popular terms once per viewer
   * and day.
   */
  'GET /api/front/search/overview': { input: SearchQuery, data: SearchOverview },
  'GET /api/front/search/lines': { input: SearchLinesQuery, data: PageOf(PriceLine) },
  /** Searches supplies. `price`: cheapest first; `newest`: by the seller's last confirmation. */
  'GET /api/front/search/supplies': { input: SearchListingsQuery, data: PageOf(SupplyBrief) },
  /** Searches purchase requests. `price`: best-paying first. Anonymous buyers are not found by name. */
  'GET /api/front/search/purchases': { input: SearchListingsQuery, data: PageOf(PurchaseBrief) },
  /** Searches companies, those with the most open supplies first. */
  'GET /api/front/search/companies': { input: SearchCompaniesQuery, data: PageOf(CompanyBrief) },
  'GET /api/front/search/news': { input: SearchNewsQuery, data: PageOf(NewsBrief) },
  'GET /api/front/search/flashes': { input: SearchFlashesQuery, data: PageOf(Flash) },
  /** Searches business cards whose owners may be found, the last changed first. */
  'GET /api/front/search/cards': { input: SearchCardsQuery, data: PageOf(CardBrief) },
  /**
   * Searches the exhibitors of the current expo, with a cursor those of the expo of the first page, from A to Z; none
   * between expos.
   */
  'GET /api/front/search/exhibitors': { input: SearchExhibitorsQuery, data: PageOf(ExhibitorBrief) },
  /**
   * Searches the sessions of the current expo that take place, with a cursor those of the expo of the first page, in order of
   * their start; none between expos.
   */
  'GET /api/front/search/sessions': { input: SearchSessionsQuery, data: PageOf(ExpoSessionBrief) }
} as const;
