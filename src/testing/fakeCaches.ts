const base = 'https://xiangshi.example.com';
const addressOf = (request: RequestInfo | URL) =>
  new URL(typeof request === 'object' && 'url' in request ? request.url : request, base).href;

/** One cache of a service worker, in the order in which responses were stored. */
function fakeCache() {
  const stored = new Map<string, Response>();
  return {
    match: (request: RequestInfo | URL) => Promise.resolve(stored.get(addressOf(request))?.clone()),
    put(request: RequestInfo | URL, response: Response) {
      stored.delete(addressOf(request));
      stored.set(addressOf(request), response);
      return Promise.resolve();
    },
    delete: (request: RequestInfo | URL) => Promise.resolve(stored.delete(addressOf(request))),
    keys: () => Promise.resolve([...stored.keys()].map((url) => ({ url }) as Request))
  };
}

/** The same caches on a device without room: what is there can be read, and nothing is put in. */
export function fullCaches(caches: CacheStorage): CacheStorage {
  const put = () => Promise.reject(new Error('QuotaExceededError'));
  return { ...caches, open: async (name: string) => ({ ...(await caches.open(name)), put }) };
}

/** Caches of a device whose storage cannot be read at all. */
export function brokenCaches(): CacheStorage {
  const fail = () => Promise.reject(new Error('UnknownError'));
  return { open: fail, has: fail, delete: fail, keys: fail, match: fail };
}

/** The caches of a service worker, in memory: jsdom has none. Addresses without a host are those of xiangshi.example.com. */
export function fakeCaches(): CacheStorage {
  const caches = new Map<string, ReturnType<typeof fakeCache>>();
  const open = (name: string) => {
    const cache = caches.get(name) ?? fakeCache();
    caches.set(name, cache);
    return cache;
  };
  return {
    open: (name: string) => Promise.resolve(open(name)),
    has: (name: string) => Promise.resolve(caches.has(name)),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    keys: () => Promise.resolve([...caches.keys()]),
    async match(request: RequestInfo) {
      for (const cache of caches.values()) {
        const response = await cache.match(request);
        if (response) return response;
      }
      return undefined;
    }
  } as unknown as CacheStorage;
}
