import { Type, type Static } from '@sinclair/typebox';
import { Nullable } from './common';
import { PriceLine } from './market';
import { NewsBrief } from './news';

/** What was typed into the search field. */
export const SearchWord = Type.String({ minLength: 1, maxLength: 30 });

export const SearchSuggestion = Type.Object({
  /** The variety that the word is another name or the pinyin initials of, such as 八角 for 大料 and for bj. */
  aliasOf: Nullable(Type.String()),
  lines: Type.Array(PriceLine, { maxItems: 8 }),
  news: Type.Array(NewsBrief, { maxItems: 5 })
});
export type SearchSuggestion = Static<typeof SearchSuggestion>;

export const searchCalls = {
  /** What many people look for, the most wanted first. */
  'GET /api/front/search/hotWords': { data: Type.Array(Type.String()) },
  /** What the word stands for while it is being typed; nothing found is an empty answer, not an error. */
  'GET /api/front/search/suggest': {
    input: Type.Object({ q: SearchWord }, { additionalProperties: false }),
    data: SearchSuggestion
  }
} as const;
