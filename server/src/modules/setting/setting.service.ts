import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { NewestVersion } from '@contract/account';
import { AnalyticsConfig } from '@contract/analytics';
import { DeepLinkConfig } from '@contract/deepLink';
import { CONFIG_INTERVAL_MS, SEND_INTERVAL_MS } from '@rules/analytics';
import { SECOND_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { appVersion, appVersionCode } from '../../version';
import { findSetting, lockSetting, saveSetting } from './setting.repository';

/** Settings that can be changed on a running system. */
const schemas = {
  /** Events that devices record, and how often they send them. */
  analytics: AnalyticsConfig,
  /** Entries that clients must not show. */
  hiddenAppTypes: Type.Array(Type.String()),
  jumpConfig: DeepLinkConfig,
  newestVersion: NewestVersion
};

type SettingKey = keyof typeof schemas;
type SettingValue<K extends SettingKey> = Static<(typeof schemas)[K]>;

/** Values of settings that are not set. */
const defaults: { [K in SettingKey]: SettingValue<K> } = {
  analytics: {
    version: 1,
    isOn: true,
    samplePercent: 100,
    sendIntervalSec: SEND_INTERVAL_MS / SECOND_MS,
    configIntervalSec: CONFIG_INTERVAL_MS / SECOND_MS,
    eventsOff: []
  },
  hiddenAppTypes: [],
  jumpConfig: { version: 1, actions: {} },
  newestVersion: { version: appVersion, versionCode: appVersionCode, notes: [] }
};

/** Returns the value of a setting. An invalid value counts as not set, so that the app still starts. */
export async function readSetting<K extends SettingKey>(db: Db | Tx, key: K): Promise<SettingValue<K>> {
  const value = await findSetting(db, key);
  return Value.Check(schemas[key], value) ? value : defaults[key];
}

/** Returns the value of a setting; other transactions that ask for the same one to change it wait. */
export async function readSettingForUpdate<K extends SettingKey>(tx: Tx, key: K): Promise<SettingValue<K>> {
  await lockSetting(tx, key);
  return readSetting(tx, key);
}

export async function writeSetting<K extends SettingKey>(db: Db | Tx, key: K, value: SettingValue<K>): Promise<void> {
  await saveSetting(db, key, value);
}
