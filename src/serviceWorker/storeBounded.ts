/** Stores a response as the newest of a cache; the oldest ones above the limit are removed. */
export async function storeBounded(cache: Cache, key: string, response: Response, limit: number): Promise<void> {
  // It replaces an older one of the same key, which stays when there is no room, and comes last in the keys.
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((old) => cache.delete(old)));
}
