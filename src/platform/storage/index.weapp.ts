import Taro from '@tarojs/taro';
import type { StoragePlatform } from './types';

/** The texts of all keys: each call to WeChat holds up the start, so they come at once, with the first that is read. */
let cache: Map<string, string> | undefined;
/** Keys that have yet to be written. */
const dirtyKeys = new Set<string>();
/** What changes in this time is written in one call, ms. */
const BATCH_MS = 200;

/** One by one where this version of WeChat knows no better (base library below 2.25). */
function valuesOf(keys: string[]): unknown[] {
  return Taro.canIUse('batchGetStorageSync')
    ? Taro.batchGetStorageSync(keys)
    : keys.map((key) => Taro.getStorageSync<unknown>(key));
}

function readAll(): Map<string, string> {
  try {
    const { keys } = Taro.getStorageInfoSync();
    const values = keys.length > 0 ? valuesOf(keys) : [];
    return new Map(keys.map((key, index) => [key, String(values[index])]));
  } catch {
    return new Map();
  }
}

const stored = () => (cache ??= readAll());

/** Writes what has changed. */
function write(): void {
  if (dirtyKeys.size === 0) return;
  const pairs = [...dirtyKeys].map((key) => ({ key, value: stored().get(key) ?? '' }));
  dirtyKeys.clear();
  try {
    if (pairs.length === 1 || !Taro.canIUse('batchSetStorageSync')) pairs.forEach(writeOne);
    else Taro.batchSetStorageSync(pairs);
  } catch {
    // One that is too large keeps none of the others out.
    pairs.forEach(writeOne);
  }
}

function writeOne({ key, value }: { key: string; value: string }): void {
  try {
    Taro.setStorageSync(key, value);
  } catch {
    // Full: see the interface.
  }
}

// WeChat may end an app that is not seen.
Taro.onAppHide(write);

export const storage: StoragePlatform = {
  read(key) {
    const text = stored().get(key);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    stored().set(key, JSON.stringify(value));
    if (dirtyKeys.size === 0) setTimeout(write, BATCH_MS);
    dirtyKeys.add(key);
  },
  remove(key) {
    dirtyKeys.delete(key);
    if (stored().delete(key)) Taro.removeStorageSync(key);
  },
  keys() {
    return [...stored().keys()];
  }
};
