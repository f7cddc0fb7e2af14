import Taro from '@tarojs/taro';
import type { StoragePlatform } from './storage.types';

export const storage: StoragePlatform = {
  read(key) {
    try {
      const value: unknown = Taro.getStorageSync(key);
      // The platform answers an empty string for a missing key.
      return value === '' ? undefined : (JSON.parse(String(value)) as unknown);
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      Taro.setStorageSync(key, JSON.stringify(value));
    } catch {
      // Full: see the interface.
    }
  },
  remove(key) {
    Taro.removeStorageSync(key);
  },
  keys() {
    return Taro.getStorageInfoSync().keys;
  }
};
