/**
 * The terms of a search, for the modules that search their own tables. A row matches when it is about one of the varieties or
 * contains one of the phrases, and contains all of `rest`.
 */
export interface SearchTerms {
  varietyIds: string[];
  phrases: string[];
  rest: string[];
  /** Restricts the results to one variety. */
  onlyVarietyId: string | undefined;
}
