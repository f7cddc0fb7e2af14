import { HOUR_MS } from '@rules/duration';
import type { PageMessage } from '@/serviceWorker/scope';

const WORKER_URL = '/h5/sw.js';
const SCOPE = '/h5/';
/** Interval at which a page that stays open asks for a newer version. */
const CHECK_MS = HOUR_MS;

type Container = Pick<ServiceWorkerContainer, 'controller' | 'ready' | 'register' | 'addEventListener'>;

/**
 * The service worker of the app. A newer one waits while pages of the version before are open; it takes over when the user
 * wants it, or at the next start, whose page the server has sent in the newer version already.
 */
export class AppWorker {
  private registration: ServiceWorkerRegistration | undefined;
  private checkedAtMs = 0;

  /**
   * @param onNewerVersion called when a newer version waits
   * @param reload replaces the page by the newer version
   */
  constructor(
    private readonly container: Container,
    private readonly onNewerVersion: () => void,
    private readonly reload: () => void,
    private readonly now: () => number = Date.now
  ) {}

  /** Registers the worker. @throws Error of the browser, such as for a blocked storage */
  async register(): Promise<void> {
    const registration = await this.container.register(WORKER_URL, { scope: SCOPE, updateViaCache: 'none' });
    this.registration = registration;
    this.checkedAtMs = this.now();
    // It has waited for the pages of an earlier visit to close: this page is a newer one.
    if (registration.waiting) post(registration.waiting, { kind: 'takeOver' });
    registration.addEventListener('updatefound', () => this.watch(registration.installing));
    this.watch(registration.installing);
  }

  /** Asks for a newer version, at most once an hour. Never rejects. */
  async check(): Promise<void> {
    if (this.registration === undefined || this.now() - this.checkedAtMs < CHECK_MS) return;
    this.checkedAtMs = this.now();
    await this.registration.update().catch((error: unknown) => console.warn('no newer version was found', error));
  }

  /** Sends a message to the active worker, as soon as there is one. */
  async send(message: PageMessage): Promise<void> {
    const { active } = await this.container.ready;
    if (active) post(active, message);
  }

  /** Resolves when the requests of this page pass the worker; never after a reload that goes around it. */
  async whenInControl(): Promise<void> {
    await this.container.ready;
    if (this.container.controller !== null) return;
    await new Promise((resolve) => this.container.addEventListener('controllerchange', resolve, { once: true }));
  }

  /** Replaces this version by the one that waits, and reloads the page with it. */
  takeOver(): void {
    const waiting = this.registration?.waiting;
    if (!waiting) return this.reload();
    this.container.addEventListener('controllerchange', this.reload, { once: true });
    post(waiting, { kind: 'takeOver' });
  }

  /** The first worker of a device is no newer version: no other one controls the page. */
  private watch(worker: ServiceWorker | null): void {
    const hasVersion = this.container.controller !== null;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && hasVersion) this.onNewerVersion();
    });
  }
}

const post = (worker: ServiceWorker, message: PageMessage): void => worker.postMessage(message);
