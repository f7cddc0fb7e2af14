import { deviceFileBytes, removeDeviceFiles } from '@/platform/deviceFiles';
import { storage } from '@/platform/storage';
import { storedKey } from '@/stores/persist';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';

/** What comes back by itself or is only history. Login, choices and drafts are none. */
const cachedFields = [
  'publicKey',
  'BlockedList',
  'jumpConfig',
  'vcardShareHistory',
  'vcardShareAppOption',
  'searchHistory'
];

/** Bytes that clearing would free, as UTF-16 counts them. */
export async function cacheBytes(): Promise<number> {
  const stored = cachedFields.map((field) => {
    const value = storage.read(storedKey(field));
    return value === undefined ? 0 : 2 * JSON.stringify(value).length;
  });
  return stored.reduce((sum, bytes) => sum + bytes, await deviceFileBytes());
}

/** Removes it from the device and, as far as it is history, from the screen. */
export async function clearCache(): Promise<void> {
  user.setSearchHistory([]);
  settings.rememberShowOptions({ path: '', scene: 0, query: {} });
  for (const field of cachedFields) storage.remove(storedKey(field));
  await removeDeviceFiles();
}

/** `12 B`, `12.5 KB`, `3.1 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
