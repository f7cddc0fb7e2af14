/**
 * Answers of the API that are there before the page asks: those that the server has drawn the page from, for a visitor, and
 * those that were asked for when a link was touched. Returns a promise of an envelope; undefined for a call without.
 * Undefined where there are no such answers.
 * @param token of the session that makes the call; empty for a visitor
 */
export type TakeGivenAnswer =
  ((url: string, language: string, token: string) => Promise<unknown> | undefined) | undefined;
