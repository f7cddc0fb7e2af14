/** Events of a service worker, as far as they are used: TypeScript's own types of a worker conflict with those of a page. */
export interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LifecycleEvent {
  readonly request: Request;
  /** Response that the browser asked for while the worker started; undefined for what is no page. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface PageMessageEvent extends LifecycleEvent {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  fetch(request: Request | string, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}

/** Files of a build, which config/build/serviceWorker.ts lists. */
export interface PrecacheList {
  /** Digest of the names of all files and of the shell. */
  revision: string;
  /** Script that the shell of this build names. */
  entry: string;
  /** Addresses of what the pages without a network need. */
  core: readonly string[];
  /** All other scripts and style sheets: an open page needs its own while the server has a newer build. */
  rest: readonly string[];
  /** Texts by language. */
  languages: Readonly<Record<string, readonly string[]>>;
}

/** Messages of a page to the worker. */
export type PageMessage =
  /** The waiting worker replaces the active one. */
  | { kind: 'takeOver' }
  /** Keeps the rest of the build, the texts of the language, and static files that the page used before the worker ran. */
  | { kind: 'complete'; language: string; used: readonly string[] }
  /** Another user, or none: removes what the one before has read. */
  | { kind: 'endSession' };
