import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';

/** WeChat's payments, and how its user answers them. */
export class Payments {
  /** Parameters of the opened payments. */
  readonly opened: Options[] = [];
  /**
   * Plays the user, who cancels by default.
   * @throws ApiFailure where WeChat would call `fail`
   */
  answer: (parameters: Options) => void | Promise<void> = () => {
    throw new ApiFailure('cancel');
  };
}

export function paymentApi(api: Api, payments: Payments): Options {
  const pay = async ({ success: _success, fail: _fail, complete: _complete, ...parameters }: Options) => {
    payments.opened.push(parameters);
    await payments.answer(parameters);
  };
  return api.asynchronousAll({ requestVirtualPayment: pay, requestPayment: pay });
}
