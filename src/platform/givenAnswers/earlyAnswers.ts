import type { TakeGivenAnswer } from './types';

/** Answers that were asked for when a link was touched. The code that asks is loaded after the first page, and sets `take`. */
export const earlyAnswers: { take?: NonNullable<TakeGivenAnswer> } = {};
