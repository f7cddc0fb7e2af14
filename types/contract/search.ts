import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Id, Nullable, PageLimit, PageOf } from './common';
import { Flash } from './flash';
import { ListingSort, PurchaseBrief, SupplyBrief } from './listing';
import { PlaceName, TaxonomyName } from './localText';
import { NewsBrief, NewsCategory } from './news';
import { LineSort, PriceLine } from './priceLine';
import { VerificationKind } from './user';

/** What was typed into the search field. */
export const SearchWord = Type.String({ minLength: 1, maxLength: 30 });

export const SearchSuggestion = Type.Object({
  /** The variety that the word is another name or the pinyin of, such as 八角 for 大料, bj and bajiao. */
  aliasOf: Nullable(TaxonomyName),
  lines: Type.Array(PriceLine, { maxItems: 8 }),
  news: Type.Array(NewsBrief, { maxItems: 5 })
});
export type SearchSuggestion = Static<typeof SearchSuggestion>;

/** A word that many people look for; the list is in order of rank. */
export const TrendingSearch = Type.Object({
  word: Type.String(),
  /** Against the week before. */
  trend: Type.Union([Type.Literal('up'), Type.Literal('down'), Type.Literal('same'), Type.Literal('new')])
});
export type TrendingSearch = Static<typeof TrendingSearch>;

/** A company that deals in spices, as its open supplies and purchase requests tell. */
export const CompanyBrief = Type.Object({
  id: Id,
  name: Type.String(),
  verifications: Type.Array(VerificationKind),
  place: PlaceName,
  /** What it deals in most, at most four. */
  varieties: Type.Array(TaxonomyName),
  supplyCount: Type.Integer(),
  purchaseCount: Type.Integer()
});
export type CompanyBrief = Static<typeof CompanyBrief>;

/** What can be looked through, in the order of the tabs. */
export const SearchScope = Type.Union([
  Type.Literal('lines'),
  Type.Literal('supplies'),
  Type.Literal('purchases'),
  Type.Literal('companies'),
  Type.Literal('news'),
  Type.Literal('flashes')
]);
export type SearchScope = Static<typeof SearchScope>;

/** How many fit; counting stops at 1,000, which means that or more. */
const Count = Type.Integer({ minimum: 0, maximum: 1000 });

export const SearchOverview = Type.Object({
  /** As in `SearchSuggestion`. */
  aliasOf: Nullable(TaxonomyName),
  /** What to mark in the results: the words of the query, and every name of the variety that it means. */
  marks: Type.Array(TaxonomyName),
  counts: Type.Object({
    lines: Count,
    supplies: Count,
    purchases: Count,
    companies: Count,
    news: Count,
    flashes: Count
  }),
  /** The first of each, as the lists of their own begin. */
  lines: Type.Array(PriceLine),
  supplies: Type.Array(SupplyBrief),
  purchases: Type.Array(PurchaseBrief),
  companies: Type.Array(CompanyBrief),
  news: Type.Array(NewsBrief),
  flashes: Type.Array(Flash),
  /** Where nothing was found: varieties that sound or look like the word. */
  similar: Type.Array(TaxonomyName)
});
export type SearchOverview = Static<typeof SearchOverview>;

/** `varietyId` keeps to what is about that variety. */
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

export const SearchNewsQuery = Type.Object({ ...searchTerm, category: Type.Optional(NewsCategory), ...window }, strict);
export type SearchNewsQuery = Static<typeof SearchNewsQuery>;

export const SearchFlashesQuery = Type.Object(
  { ...searchTerm, importantOnly: Type.Optional(Type.Boolean()), ...window },
  strict
);
export type SearchFlashesQuery = Static<typeof SearchFlashesQuery>;

/** Every list: what is not public (any more) is never found; nothing found is an empty answer, not an error. */
export const searchCalls = {
  /** What many people look for, the most wanted first. */
  'GET /api/front/search/hotWords': { data: Type.Array(TrendingSearch) },
  /** What the word stands for while it is being typed. */
  'GET /api/front/search/suggest': {
    input: Type.Object({ q: SearchWord }, strict),
    data: SearchSuggestion
  },
  /** How much each scope has of it, and the first of each. Counts for the hot words, once a day for each reader. */
  'GET /api/front/search/overview': { input: SearchQuery, data: SearchOverview },
  'GET /api/front/search/lines': { input: SearchLinesQuery, data: PageOf(PriceLine) },
  /** `price`: the cheapest first; `newest` by when the seller last confirmed. */
  'GET /api/front/search/supplies': { input: SearchListingsQuery, data: PageOf(SupplyBrief) },
  /** `price`: the best paying first. An anonymous buyer is not found by name. */
  'GET /api/front/search/purchases': { input: SearchListingsQuery, data: PageOf(PurchaseBrief) },
  /** Those with most open supplies first. */
  'GET /api/front/search/companies': { input: SearchCompaniesQuery, data: PageOf(CompanyBrief) },
  'GET /api/front/search/news': { input: SearchNewsQuery, data: PageOf(NewsBrief) },
  'GET /api/front/search/flashes': { input: SearchFlashesQuery, data: PageOf(Flash) }
} as const;
