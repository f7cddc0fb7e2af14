import { FILES_CACHE, SHELL_PREFIX } from './cacheNames';
import type { PrecacheList, WorkerScope } from './scope';
import { storeBounded } from './storeBounded';
import { unlessStorageFails } from './unlessStorageFails';

/** Every page but the home has the same shell. */
export const SHELL_URL = '/h5/pages/market/index';
const MAX_FILES = 150;
/** Requests at once while the app starts to be used. */
const INSTALL_LANES = 4;
const COMPLETION_LANES = 2;

/** A hash in the name, or a version in the address: the content never changes. */
const isImmutable = (address: string) => /\.[0-9a-f]{6,}\.\w+$|\?v=/.test(address);

/**
 * Files of the build: its shell, scripts and style sheets. Each build has a cache of its own, and that of the build before
 * stays: a page of it may be open in another tab.
 */
export class ShellFiles {
  private readonly cacheName: string;

  constructor(
    private readonly scope: Pick<WorkerScope, 'caches' | 'fetch' | 'location'>,
    private readonly list: PrecacheList
  ) {
    this.cacheName = SHELL_PREFIX + list.revision;
  }

  handles({ method, url }: Request): boolean {
    const { origin, pathname } = new URL(url);
    return method === 'GET' && origin === this.scope.location.origin && /^\/h5\/(js|css|static)\//.test(pathname);
  }

  /**
   * Loads what the pages without a network need.
   * @throws Error when a file is missing or the server has another build by now; the browser then keeps the worker before
   */
  async install(): Promise<void> {
    const cache = await this.scope.caches.open(this.cacheName);
    await this.storeShell(cache);
    await this.storeAll(cache, this.list.core, INSTALL_LANES);
  }

  /** Removes the builds before the last one. */
  async activate(): Promise<void> {
    const others = (await this.scope.caches.keys()).filter(
      (name) => name.startsWith(SHELL_PREFIX) && name !== this.cacheName
    );
    await Promise.all(others.slice(0, -1).map((name) => this.scope.caches.delete(name)));
  }

  /** Loads the rest of the build. Never rejects: what is missing is loaded with the next start. */
  async complete(language: string, used: readonly string[]): Promise<void> {
    const cache = await this.scope.caches.open(this.cacheName);
    const files = [...(this.list.languages[language] ?? []), ...this.list.rest];
    try {
      await this.storeAll(cache, files, COMPLETION_LANES);
      const { origin } = this.scope.location;
      const known = new Set([...this.list.core, ...files]);
      for (const address of used) if (!known.has(address)) await this.load(new Request(origin + address));
    } catch (error) {
      console.warn('not all files are kept for times without a network', error);
    }
  }

  /** Returns the page that starts the app without a network; undefined before the installation. */
  shell(): Promise<Response | undefined> {
    return unlessStorageFails(this.scope.caches.open(this.cacheName).then((cache) => cache.match(SHELL_URL)));
  }

  /**
   * Returns a file of this build, of the one before, or of the server.
   * @throws TypeError without a network, for a file that was never used
   */
  async load(request: Request): Promise<Response> {
    const kept = await unlessStorageFails(this.find(request.url));
    if (kept) return kept;
    const response = await this.scope.fetch(request);
    if (response.ok && isImmutable(request.url)) await unlessStorageFails(this.keep(request.url, response.clone()));
    return response;
  }

  private async keep(address: string, response: Response): Promise<void> {
    await storeBounded(await this.scope.caches.open(FILES_CACHE), address, response, MAX_FILES);
  }

  private async find(address: string): Promise<Response | undefined> {
    const own = await (await this.scope.caches.open(this.cacheName)).match(address);
    // An old page asks for files of its own build by their hashes.
    return own ?? (isImmutable(address) ? this.scope.caches.match(address) : undefined);
  }

  private async storeShell(cache: Cache): Promise<void> {
    const response = await this.scope.fetch(SHELL_URL, { cache: 'reload' });
    const text = await response.clone().text();
    if (!response.ok || !text.includes(this.list.entry)) throw new Error('the server has another build');
    await cache.put(SHELL_URL, response);
  }

  private async storeAll(cache: Cache, addresses: readonly string[], lanes: number): Promise<void> {
    const waiting = [...addresses];
    const work = async () => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        await this.storeFile(cache, address);
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
  }

  private async storeFile(cache: Cache, address: string): Promise<void> {
    if (await cache.match(address)) return;
    const kept = isImmutable(address) ? await this.scope.caches.match(address) : undefined;
    const response = kept ?? (await this.scope.fetch(address));
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    await cache.put(address, response);
  }
}
