import type { PageMessage, PrecacheList, WorkerScope } from '@/serviceWorker/scope';
import { startWorker } from '@/serviceWorker/startWorker';
import { fakeCaches } from './fakeCaches';

export const workerOrigin = 'https://xiangshi.example.com';

type Server = (request: Request) => Response | Promise<Response>;

/**
 * A service worker with caches of its own, whose network is a function.
 * @param list files of its build
 */
export function fakeWorker(list: PrecacheList, server: Server, caches = fakeCaches()) {
  const listeners = new Map<string, (event: object) => void>();
  const network = { server, isDown: false, asked: [] as string[] };
  const calls = { skipWaiting: 0, claim: 0 };
  const scope = {
    caches,
    location: { origin: workerOrigin },
    registration: {},
    clients: {
      claim() {
        calls.claim += 1;
        return Promise.resolve();
      }
    },
    skipWaiting() {
      calls.skipWaiting += 1;
      return Promise.resolve();
    },
    async fetch(input: Request | string) {
      const request = typeof input === 'string' ? new Request(new URL(input, workerOrigin)) : input;
      network.asked.push(request.url.replace(workerOrigin, ''));
      if (network.isDown) throw new TypeError('Failed to fetch');
      return network.server(request);
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener)
  };
  startWorker(scope as unknown as WorkerScope, list);

  const dispatch = async (type: string, fields: object = {}): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...fields, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };

  return {
    caches,
    network,
    calls,
    install: () => dispatch('install'),
    activate: () => dispatch('activate'),
    send: (data: PageMessage) => dispatch('message', { data }),
    /** Returns the response of the worker with all that it stores; undefined for a request that it leaves to the browser. */
    async request(path: string, { mode, ...options }: Omit<RequestInit, 'mode'> & { mode?: string } = {}) {
      const request = new Request(workerOrigin + path, options);
      if (mode !== undefined) Object.defineProperty(request, 'mode', { value: mode });
      const work: Promise<unknown>[] = [];
      let responding: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request,
        preloadResponse: Promise.resolve(undefined),
        respondWith: (response: Promise<Response>) => (responding = response),
        waitUntil: (one: Promise<unknown>) => work.push(one)
      });
      const response = await responding;
      await Promise.all(work);
      return response;
    }
  };
}
