import { PUBLIC_CACHE, READ_CACHE } from '@/lib/answerCaches';
import type { DeviceFilesPlatform } from './types';

const cacheNames = [PUBLIC_CACHE, READ_CACHE];

/** Missing on a page without HTTPS. */
const cacheStorage = (): CacheStorage | undefined => (globalThis as { caches?: CacheStorage }).caches;

async function bytesOf(storage: CacheStorage, name: string): Promise<number> {
  const cache = await storage.open(name);
  const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const sizes = await Promise.all(responses.map(async (response) => (await response?.blob())?.size ?? 0));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

export const deviceFileBytes: DeviceFilesPlatform['deviceFileBytes'] = async () => {
  const storage = cacheStorage();
  if (!storage) return 0;
  try {
    const sizes = await Promise.all(cacheNames.map((name) => bytesOf(storage, name)));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  } catch {
    // The browser forbids it, such as in a private window.
    return 0;
  }
};

export const removeDeviceFiles: DeviceFilesPlatform['removeDeviceFiles'] = async () => {
  const storage = cacheStorage();
  await Promise.all(cacheNames.map(async (name) => storage?.delete(name).catch(() => false)));
};
