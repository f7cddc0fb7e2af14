import Taro from '@tarojs/taro';
import type { StoragePlatform } from './types';

/**
 * The texts of all keys: each synchronous call of WeChat blocks the start, so they are read together with the first
 * one.
 */
let cache: Map<string, string> | undefined;
/** Keys that are not written yet. */
const dirtyKeys = new Set<string>();
/** Changes within this time are written in one call, ms. */
const BATCH_MS = 200;

/** Read one by one in old versions of WeChat (base library below 2.25). */
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

/** Writes changed keys. */
function write(): void {
  if (dirtyKeys.size === 0) return;
  const pairs = [...dirtyKeys].map((key) => ({ key, value: stored().get(key) ?? '' }));
  dirtyKeys.clear();
  try {
    if (pairs.length === 1 || !Taro.canIUse('batchSetStorageSync')) pairs.forEach(writeOne);
    else Taro.batchSetStorageSync(pairs);
  } catch {
    // A value that is too large does not affect the others.
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

// WeChat may terminate an app in the background.
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
