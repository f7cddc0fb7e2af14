import type { StoragePlatform } from './types';

export const storage: StoragePlatform = {
  read(key) {
    try {
      const text = localStorage.getItem(key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Full or forbidden: see the interface.
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Forbidden: there is nothing to remove either.
    }
  },
  keys() {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  }
};
