import type { TakeGivenAnswer } from './types';

export const takeGivenAnswer: TakeGivenAnswer = undefined;
