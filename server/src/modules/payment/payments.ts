import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '../../database/schema';
import type { Payments } from '../../providers/payment';
import { HttpWeChat, type WeChatProvider } from '../../providers/weChat';
import { WeChatMessagePush } from '../../providers/weChatMessagePush';
import { WeChatPay } from '../../providers/weChatPay';
import { type Merchant, WeChatPayClient } from '../../providers/weChatPayClient';
import { WeChatPayNotifications } from '../../providers/weChatPayNotification';
import type { PlatformKey } from '../../providers/weChatPaySignature';
import { VirtualPayment } from '../../providers/weChatPayVirtual';
import { VirtualPaymentNotifications } from '../../providers/weChatPayVirtualNotification';
import { repositoryFolder, type Settings, SettingsError } from '../../settings';
import type { PlatformKeyFile, WeChatPaySettings } from '../../settingsPayment';
import { DemoPayment } from './demoPayment';
import { notificationPath } from './notification.service';

interface PaymentParts {
  settings: Pick<Settings, 'payment' | 'weChat' | 'publicUrl'>;
  db: Db;
  weChat: WeChatProvider | null;
  onFault: Payments['onFault'];
}

/**
 * Creates the ways of payment of the settings.
 * @throws SettingsError for a key file that cannot be read
 */
export function createPayments({ settings, db, weChat, onFault }: PaymentParts): Payments {
  const { weChatPay, isDemo } = settings.payment;
  if (isDemo) {
    const demo = new DemoPayment(db);
    const notifications = new WeChatPayNotifications(() => demo.recipient);
    return { channels: { demo }, notifications, virtualNotifications: null, onFault };
  }
  const { channels, virtualNotifications } = virtualPayment(settings, weChat);
  if (weChatPay === undefined) return { channels, notifications: null, virtualNotifications, onFault };
  const merchant = readMerchant(weChatPay);
  const { appids, ...payChannels } = weChatChannels(merchant, settings);
  const recipient = { ...merchant, appids };
  return {
    channels: { ...channels, ...payChannels },
    notifications: new WeChatPayNotifications(() => recipient),
    virtualNotifications,
    onFault
  };
}

function virtualPayment(
  { payment, weChat }: Pick<Settings, 'payment' | 'weChat'>,
  provider: WeChatProvider | null
): Pick<Payments, 'channels' | 'virtualNotifications'> {
  const { virtual, messagePush } = payment;
  const app = typeof weChat === 'object' ? weChat.miniProgram : undefined;
  if (virtual === undefined || app === undefined || !(provider instanceof HttpWeChat)) {
    return { channels: {}, virtualNotifications: null };
  }
  const push = messagePush && new WeChatMessagePush({ appid: app.appid, ...messagePush });
  return {
    channels: { virtual: new VirtualPayment(provider, virtual) },
    virtualNotifications: push === undefined ? null : new VirtualPaymentNotifications(push, virtual)
  };
}

function weChatChannels(
  merchant: Merchant,
  { weChat, publicUrl }: Pick<Settings, 'weChat' | 'publicUrl'>
): { appids: string[] } & Pick<Payments['channels'], 'jsapi' | 'h5' | 'miniProgram'> {
  const apps = typeof weChat === 'object' ? weChat : undefined;
  const appids = [apps?.webPage?.appid, apps?.miniProgram?.appid].filter((id) => id !== undefined);
  const client = new WeChatPayClient(merchant);
  const create = (channel: 'jsapi' | 'h5', appid: string) =>
    new WeChatPay(client, { channel, appid, notifyUrl: `${publicUrl}${notificationPath}` });
  const [anyAppid] = appids;
  return {
    appids,
    ...(apps?.webPage && { jsapi: create('jsapi', apps.webPage.appid) }),
    ...(apps?.miniProgram && { miniProgram: create('jsapi', apps.miniProgram.appid) }),
    ...(anyAppid !== undefined && { h5: create('h5', anyAppid) })
  };
}

function readMerchant(settings: WeChatPaySettings): Merchant {
  const { apiUrl, mchid, serial, apiKey, earlierKey } = settings;
  const privateKey = readKey('WECHAT_PAY_KEY_FILE', settings.keyFile, createPrivateKey);
  const platformKey = readPlatformKey('WECHAT_PAY_PUBLIC_KEY_FILE', settings.platformKey);
  const keys = {
    platformKey,
    ...(earlierKey && { earlierKey: readPlatformKey('WECHAT_PAY_EARLIER_KEY_FILE', earlierKey) })
  };
  return { apiUrl, mchid, serial, privateKey, apiKey, ...keys };
}

const readPlatformKey = (name: string, { id, file }: PlatformKeyFile): PlatformKey => ({
  id,
  publicKey: readKey(name, file, createPublicKey)
});

/** Reads a PEM file; `createPublicKey` takes certificates as well. */
function readKey(name: string, file: string, create: (pem: string) => KeyObject): KeyObject {
  try {
    return create(readFileSync(path.resolve(repositoryFolder, file), 'utf8'));
  } catch {
    throw new SettingsError(`${name} must be a PEM file with a key that can be read.`);
  }
}
