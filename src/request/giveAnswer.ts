import { language } from '@/locale/language';
import { takeGivenAnswer } from '@/platform/givenAnswers';
import { answerAddress } from './answerAddress';
import type { Interceptor } from './request.types';

/** Answers a visitor's call with what the server has drawn the page from. A user's own answer comes from the server. */
export const giveAnswer: Interceptor = async (request, next) => {
  const data = request.token ? undefined : takeGivenAnswer?.(answerAddress(request), language.current);
  return data === undefined ? next(request) : { statusCode: 200, data };
};
