import { language } from '@/locale/language';
import { takeGivenAnswer } from '@/platform/givenAnswers';
import { answerAddress } from './answerAddress';
import type { Interceptor } from './request.types';

/** Answers a call with what is there before it, as from the drawing of the page, which is a visitor's. */
export const giveAnswer: Interceptor = async (request, next) => {
  const given = takeGivenAnswer?.(answerAddress(request), language.current, request.token);
  return given === undefined ? next(request) : { statusCode: 200, data: await given };
};
