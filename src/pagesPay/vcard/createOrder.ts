import type { CallInput } from '@contract';
import type { Invoice, LaunchedPayment, PaymentEnvironment, PaymentProduct } from '@contract/payment';
import { ApiError, fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { recordEvent } from '@/lib/recordEvent';

export interface PayerApi {
  createPayment(body: CallInput<'POST /api/front/payment/create'>): Promise<LaunchedPayment>;
  /** Returns undefined where this client cannot pay. */
  paymentEnvironment(goods: { isVirtual: boolean }): PaymentEnvironment | undefined;
  /** Returns a fresh code of WeChat that identifies the payer; undefined without one. */
  payerCode(): Promise<string | undefined>;
}

/** WeChat's browser has to identify the payer first: the account is not linked to WeChat, or the code was used. */
export class PayerUnknownError extends Error {
  override readonly name = 'PayerUnknownError';
}

interface OrderedGoods {
  product: PaymentProduct;
  /** Id of the plan, or of the booking. */
  item: string;
  invoice: Invoice | undefined;
  /** Idempotency key of the attempt. */
  requestId: string;
}

/**
 * Creates the order of a plan or a deposit, or gets the open one, with what opens its payment.
 * @throws ApiError FORBIDDEN where this client cannot pay, and those of the call
 * @throws PayerUnknownError where WeChat has to identify the payer first
 */
export async function createOrder(
  api: PayerApi,
  { product, item, invoice, requestId }: OrderedGoods
): Promise<LaunchedPayment> {
  const environment = api.paymentEnvironment({ isVirtual: product === 'cardLevel' });
  if (environment === undefined) throw new ApiError('FORBIDDEN', 'this client cannot pay');
  const loginCode = await api.payerCode();
  try {
    const launched = await api.createPayment({
      requestId,
      product,
      item,
      environment,
      ...(loginCode !== undefined && { loginCode }),
      ...(invoice && { invoice })
    });
    recordEvent('paymentStep', { goods: product, step: 'created' });
    return launched;
  } catch (error) {
    const isUnknown = fieldErrorsOf(error)['loginCode'] !== undefined || isApiError(error, 'WECHAT_REFUSED');
    throw isUnknown && environment === 'weChatBrowser' ? new PayerUnknownError() : error;
  }
}
