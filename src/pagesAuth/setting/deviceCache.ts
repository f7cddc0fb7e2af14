import { localDecimals } from '@/lib/numberSigns';
import { deviceFileBytes, removeDeviceFiles } from '@/platform/deviceFiles';
import { storage } from '@/platform/storage';
import { environment } from '@/stores/environment';
import { storedKey } from '@/stores/persist';
import { user } from '@/stores/user';

/** Fields that are reloaded on demand or hold mere history; excludes login, settings and drafts. */
const cachedFields = [
  'publicKey',
  'BlockedList',
  'jumpConfig',
  'vcardShareHistory',
  'vcardShareAppOption',
  'cardCodes',
  'floorPlan',
  'floorPlanSavedAtMs',
  'offlineCopies',
  'searchHistory'
];

/** Returns the bytes that clearing would free, with strings counted as UTF-16. */
export async function cacheBytes(): Promise<number> {
  const stored = cachedFields.map((field) => {
    const value = storage.read(storedKey(field));
    return value === undefined ? 0 : 2 * JSON.stringify(value).length;
  });
  return stored.reduce((sum, bytes) => sum + bytes, await deviceFileBytes());
}

/** Removes the cache from the device and clears the history shown on screen. */
export async function clearCache(): Promise<void> {
  user.setSearchHistory([]);
  environment.rememberShowOptions({ path: '', scene: 0, query: {} });
  for (const field of cachedFields) storage.remove(storedKey(field));
  await removeDeviceFiles();
}

/** Formats bytes, e.g. `12 B`, `12.5 KB`, `3.1 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${localDecimals(kilobytes.toFixed(1))} KB`
    : `${localDecimals((kilobytes / 1024).toFixed(1))} MB`;
}
