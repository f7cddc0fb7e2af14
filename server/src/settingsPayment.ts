import { Type } from '@sinclair/typebox';
import type { MessagePushAccount } from './providers/weChatMessagePush';
import type { VirtualPaymentAccount } from './providers/weChatPayVirtual';

const Flag = Type.Union([Type.Literal('0'), Type.Literal('1')]);
/** Serial number of a certificate, hexadecimal. */
const serial = '[0-9A-F]{8,64}';
const PlatformKeyId = Type.Optional(Type.String({ pattern: `^(PUB_KEY_ID_\\d{1,40}|${serial})$` }));

/** Environment variables of payment. */
export const paymentVariables = {
  WECHAT_PAY_MCHID: Type.Optional(Type.String({ pattern: '^\\d{8,12}$' })),
  WECHAT_PAY_SERIAL: Type.Optional(Type.String({ pattern: `^${serial}$` })),
  WECHAT_PAY_KEY_FILE: Type.Optional(Type.String({ minLength: 1 })),
  WECHAT_PAY_API_KEY: Type.Optional(Type.String({ pattern: '^[0-9a-zA-Z]{32}$' })),
  WECHAT_PAY_PUBLIC_KEY_ID: PlatformKeyId,
  WECHAT_PAY_PUBLIC_KEY_FILE: Type.Optional(Type.String({ minLength: 1 })),
  WECHAT_PAY_EARLIER_KEY_ID: PlatformKeyId,
  WECHAT_PAY_EARLIER_KEY_FILE: Type.Optional(Type.String({ minLength: 1 })),
  WECHAT_PAY_URL: Type.String({ pattern: '^https?://[^/]+$', default: 'https://api.mch.weixin.qq.com' }),
  WECHAT_VIRTUAL_OFFER_ID: Type.Optional(Type.String({ pattern: '^\\d{4,20}$' })),
  WECHAT_VIRTUAL_APP_KEY: Type.Optional(Type.String({ pattern: '^[0-9a-zA-Z]{16,64}$' })),
  WECHAT_VIRTUAL_ENV: Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '0' }),
  WECHAT_MESSAGE_TOKEN: Type.Optional(Type.String({ pattern: '^[0-9a-zA-Z]{3,32}$' })),
  WECHAT_MESSAGE_AES_KEY: Type.Optional(Type.String({ pattern: '^[0-9a-zA-Z]{43}$' })),
  DEMO_PAY: Type.Optional(Flag)
};

/** Texts for wrong values. */
export const paymentRules: Record<keyof typeof paymentVariables, string> = {
  WECHAT_PAY_MCHID: 'must be the number of the merchant: 8 to 12 digits',
  WECHAT_PAY_SERIAL: 'must be the serial number of the merchant certificate: digits and letters A to F',
  WECHAT_PAY_KEY_FILE: 'must be a file',
  WECHAT_PAY_API_KEY: 'must have 32 letters or digits',
  WECHAT_PAY_PUBLIC_KEY_ID: 'must be PUB_KEY_ID_ and digits, or the serial number of a certificate',
  WECHAT_PAY_PUBLIC_KEY_FILE: 'must be a file',
  WECHAT_PAY_EARLIER_KEY_ID: 'must be PUB_KEY_ID_ and digits, or the serial number of a certificate',
  WECHAT_PAY_EARLIER_KEY_FILE: 'must be a file',
  WECHAT_PAY_URL: 'must be an http(s) address without a path, such as https://api.mch.weixin.qq.com',
  WECHAT_VIRTUAL_OFFER_ID: 'must have 4 to 20 digits',
  WECHAT_VIRTUAL_APP_KEY: 'must have 16 to 64 letters or digits',
  WECHAT_VIRTUAL_ENV: 'must be 0 (production) or 1 (sandbox)',
  WECHAT_MESSAGE_TOKEN: 'must have 3 to 32 letters or digits',
  WECHAT_MESSAGE_AES_KEY: 'must have 43 letters or digits',
  DEMO_PAY: 'must be 0 or 1'
};

/** Values of the variables, with the others that they depend on. */
interface PaymentEnvironment {
  WECHAT_PAY_MCHID?: string;
  WECHAT_PAY_SERIAL?: string;
  WECHAT_PAY_KEY_FILE?: string;
  WECHAT_PAY_API_KEY?: string;
  WECHAT_PAY_PUBLIC_KEY_ID?: string;
  WECHAT_PAY_PUBLIC_KEY_FILE?: string;
  WECHAT_PAY_EARLIER_KEY_ID?: string;
  WECHAT_PAY_EARLIER_KEY_FILE?: string;
  WECHAT_PAY_URL: string;
  WECHAT_VIRTUAL_OFFER_ID?: string;
  WECHAT_VIRTUAL_APP_KEY?: string;
  WECHAT_VIRTUAL_ENV: '0' | '1';
  WECHAT_MESSAGE_TOKEN?: string;
  WECHAT_MESSAGE_AES_KEY?: string;
  DEMO_PAY?: '0' | '1';
  PUBLIC_URL?: string;
  WECHAT_MINI_APPID?: string;
  WECHAT_WEB_APPID?: string;
}

export interface WeChatPaySettings {
  apiUrl: string;
  mchid: string;
  serial: string;
  /** PEM file of the merchant's private key. */
  keyFile: string;
  /** APIv3 key of 32 characters. */
  apiKey: string;
  platformKey: PlatformKeyFile;
  /** The one before, while WeChat Pay changes to `platformKey`. */
  earlierKey: PlatformKeyFile | undefined;
}

/** Public key or certificate of WeChat Pay: id or serial number, and PEM file. */
export interface PlatformKeyFile {
  id: string;
  file: string;
}

export interface PaymentSettings {
  weChatPay: WeChatPaySettings | undefined;
  virtual: VirtualPaymentAccount | undefined;
  /** Opens messages that WeChat pushes about virtual payment; undefined: it pushes none. */
  messagePush: Omit<MessagePushAccount, 'appid'> | undefined;
  /** True: a page of this server plays the payment. Never beside a real one. */
  isDemo: boolean;
}

const merchantVariables = [
  'WECHAT_PAY_MCHID',
  'WECHAT_PAY_SERIAL',
  'WECHAT_PAY_KEY_FILE',
  'WECHAT_PAY_API_KEY',
  'WECHAT_PAY_PUBLIC_KEY_ID',
  'WECHAT_PAY_PUBLIC_KEY_FILE'
] as const;
const earlierKeyVariables = ['WECHAT_PAY_EARLIER_KEY_ID', 'WECHAT_PAY_EARLIER_KEY_FILE'] as const;
const virtualVariables = ['WECHAT_VIRTUAL_OFFER_ID', 'WECHAT_VIRTUAL_APP_KEY'] as const;
const messageVariables = ['WECHAT_MESSAGE_TOKEN', 'WECHAT_MESSAGE_AES_KEY'] as const;

/** Settings that need one of others, and why. */
const requirements: [name: keyof PaymentEnvironment, others: readonly (keyof PaymentEnvironment)[], reason: string][] =
  [
    ['WECHAT_PAY_MCHID', ['PUBLIC_URL'], 'WeChat Pay notifies this server of payments there.'],
    ['WECHAT_PAY_MCHID', ['WECHAT_WEB_APPID', 'WECHAT_MINI_APPID'], 'a payment takes place in an app of WeChat.'],
    [
      'WECHAT_PAY_EARLIER_KEY_ID',
      ['WECHAT_PAY_PUBLIC_KEY_ID'],
      'it signs beside that key while WeChat Pay changes keys.'
    ],
    ['WECHAT_VIRTUAL_OFFER_ID', ['WECHAT_MINI_APPID'], 'virtual payment takes place in the mini-program.'],
    ['WECHAT_MESSAGE_TOKEN', ['WECHAT_VIRTUAL_OFFER_ID'], 'only messages about virtual payment are read.']
  ];

/** Returns what is wrong with the settings of payment together; undefined for valid ones. */
export function paymentConflictMessage(env: PaymentEnvironment): string | undefined {
  const isSet = (name: keyof PaymentEnvironment) => env[name] !== undefined;
  for (const group of [merchantVariables, earlierKeyVariables, virtualVariables, messageVariables]) {
    if (group.some(isSet) && !group.every(isSet)) return `${group.join(', ')} must be set together.`;
  }
  for (const [name, others, reason] of requirements) {
    if (isSet(name) && !others.some(isSet)) return `${name} needs ${others.join(' or ')}: ${reason}`;
  }
  const isReal = isSet('WECHAT_PAY_MCHID') || isSet('WECHAT_VIRTUAL_OFFER_ID');
  return env.DEMO_PAY === '1' && isReal
    ? 'DEMO_PAY=1 is refused beside WECHAT_PAY_MCHID or WECHAT_VIRTUAL_OFFER_ID: it grants what nothing was paid for.'
    : undefined;
}

/** @param isDemo whether the installation is the demo, in which payments are played unless DEMO_PAY is 0 */
export function paymentSettings(env: PaymentEnvironment, isDemo: boolean): PaymentSettings {
  const weChatPay = merchantOf(env);
  const virtual = virtualAccountOf(env);
  const isReal = weChatPay !== undefined || virtual !== undefined;
  return {
    weChatPay,
    virtual,
    messagePush: messagePushOf(env),
    isDemo: !isReal && (env.DEMO_PAY === undefined ? isDemo : env.DEMO_PAY === '1')
  };
}

function virtualAccountOf(env: PaymentEnvironment): VirtualPaymentAccount | undefined {
  const { WECHAT_VIRTUAL_OFFER_ID: offerId, WECHAT_VIRTUAL_APP_KEY: appKey } = env;
  if (offerId === undefined || appKey === undefined) return undefined;
  return { offerId, appKey, env: Number(env.WECHAT_VIRTUAL_ENV) as 0 | 1 };
}

function messagePushOf(env: PaymentEnvironment): PaymentSettings['messagePush'] {
  const { WECHAT_MESSAGE_TOKEN: token, WECHAT_MESSAGE_AES_KEY: aesKey } = env;
  return token === undefined || aesKey === undefined ? undefined : { token, aesKey };
}

function merchantOf(env: PaymentEnvironment): WeChatPaySettings | undefined {
  const { WECHAT_PAY_MCHID: mchid, WECHAT_PAY_SERIAL: merchantSerial, WECHAT_PAY_KEY_FILE: keyFile } = env;
  const { WECHAT_PAY_API_KEY: apiKey, WECHAT_PAY_PUBLIC_KEY_ID: publicKeyId } = env;
  const { WECHAT_PAY_PUBLIC_KEY_FILE: publicKeyFile, WECHAT_PAY_URL: apiUrl } = env;
  if (mchid === undefined || merchantSerial === undefined || keyFile === undefined) return undefined;
  if (apiKey === undefined || publicKeyId === undefined || publicKeyFile === undefined) return undefined;
  const keys = { platformKey: { id: publicKeyId, file: publicKeyFile }, earlierKey: earlierKeyOf(env) };
  return { apiUrl, mchid, serial: merchantSerial, keyFile, apiKey, ...keys };
}

function earlierKeyOf(env: PaymentEnvironment): PlatformKeyFile | undefined {
  const { WECHAT_PAY_EARLIER_KEY_ID: id, WECHAT_PAY_EARLIER_KEY_FILE: file } = env;
  return id === undefined || file === undefined ? undefined : { id, file };
}
