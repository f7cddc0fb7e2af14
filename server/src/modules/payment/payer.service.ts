import type { PaymentChannel, PaymentEnvironment, PaymentProduct } from '@contract/payment';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Payments } from '../../providers/payment';
import { HttpWeChat } from '../../providers/weChat';
import { callWeChat, identifyWeChat, openidOf } from '../credentials/weChat.service';
import { paymentProducts } from './products';

export type PayerDeps = Pick<Deps, 'db' | 'weChat' | 'payment'>;

/** Channels of each environment, the preferred one first: WeChat's page of a payment opens on phones only. */
const serviceChannels: Record<PaymentEnvironment, readonly PaymentChannel[]> = {
  miniProgram: ['miniProgram', 'demo'],
  weChatBrowser: ['jsapi', 'demo'],
  browser: ['h5', 'demo'],
  desktop: ['demo']
};
/** Virtual goods are paid for by virtual payment in the mini-program. */
const virtualChannels: typeof serviceChannels = { ...serviceChannels, miniProgram: ['virtual', 'demo'] };

const channelsOf = (product: PaymentProduct) =>
  paymentProducts.use[product].isVirtual ? virtualChannels : serviceChannels;

/** The WeChat user who pays, and the key of the session in the mini-program. */
export interface PayerIdentity {
  openid: string | null;
  sessionKey: string | null;
}

/** Returns the environments in which this installation takes payments for goods of a product. */
export function listEnvironments({ channels }: Payments, product: PaymentProduct): PaymentEnvironment[] {
  const channelsIn = channelsOf(product);
  const environments = Object.keys(channelsIn) as PaymentEnvironment[];
  return environments.filter((name) => channelsIn[name].some((channel) => channels[channel] !== undefined));
}

/**
 * Returns the channel of an environment for goods of a product.
 * @throws AppError FORBIDDEN in an environment without payment
 */
export function chooseChannel(
  { channels }: Payments,
  { product, environment }: { product: PaymentProduct; environment: PaymentEnvironment }
): PaymentChannel {
  const channel = channelsOf(product)[environment].find((name) => channels[name] !== undefined);
  if (channel === undefined) throw new AppError('FORBIDDEN');
  return channel;
}

/**
 * Returns the payer of an attempt. A code of this moment is preferred to the linked account: another user of WeChat may
 * hold the phone.
 * @throws AppError VALIDATION `loginCode` `required` where WeChat needs one, WECHAT_REFUSED for a used code
 */
export async function identifyPayer(
  { db, weChat }: PayerDeps,
  userId: string,
  { channel, loginCode }: { channel: PaymentChannel; loginCode: string | undefined }
): Promise<PayerIdentity> {
  if (channel === 'virtual') {
    if (!(weChat instanceof HttpWeChat)) throw new AppError('FORBIDDEN');
    return callWeChat(weChat, () => weChat.openSession(requireCode(loginCode)));
  }
  if (channel !== 'jsapi' && channel !== 'miniProgram') return { openid: null, sessionKey: null };
  const source = channel === 'jsapi' ? 'webPage' : 'miniProgram';
  const openid =
    loginCode === undefined
      ? await openidOf(db, userId, source)
      : (await identifyWeChat(weChat, source, loginCode)).openid;
  return { openid: openid ?? requireCode(undefined), sessionKey: null };
}

function requireCode(loginCode: string | undefined): string {
  if (loginCode === undefined) throw new AppError('VALIDATION', { fields: { loginCode: 'required' } });
  return loginCode;
}
