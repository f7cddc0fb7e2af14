/** Stores a response as the newest of a cache; the oldest ones above the limit are removed. */
export async function storeBounded(cache: Cache, key: string, response: Response, limit: number): Promise<void> {
  // The keys of a cache are in the order in which they were added.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((old) => cache.delete(old)));
}
