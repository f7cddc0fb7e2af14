import type { Envelope } from '@contract/error';
import { PUBLIC_CACHE, READ_CACHE } from '@/lib/answerCaches';
import { KEPT_AT_HEADER } from '@/lib/keptAtHeader';
import { answerKey } from './answerKey';
import { isMarkedCall, isPublicCall, withoutViewerMarks } from './keptCalls';
import type { WorkerScope } from './scope';
import { storeBounded } from './storeBounded';
import { unlessStorageFails } from './unlessStorageFails';
import { withTimeout } from './withTimeout';

/** Time after which a copy is shown in place of an answer that does not come. */
const ANSWER_MS = 5000;
const MAX_PUBLIC = 200;
const MAX_READ = 50;
const detailPath = '/api/front/news/detail';
const offlinePath = '/api/front/news/offline';

interface Article {
  id: string;
}

/**
 * Copies of the API's public answers, for times without a network. The network comes first, whatever is kept. An answer to
 * a request with a token is kept only for calls that differ by the marks of the viewer alone, and without these.
 */
export class KeptAnswers {
  /** Number of sessions that have ended: what one of them has read is not stored after its end. */
  private endedSessions = 0;

  constructor(
    private readonly scope: Pick<WorkerScope, 'caches' | 'fetch'>,
    private readonly now: () => number = Date.now
  ) {}

  handles(request: Request): boolean {
    return request.method === 'GET' && isPublicCall(new URL(request.url).pathname);
  }

  /**
   * Returns the answer of the network, else a copy with the header `x-kept-at`.
   * @param keepAlive extends the life of the worker until the copy is stored
   * @throws TypeError without a network and without a copy
   */
  async answer(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
    const { endedSessions } = this;
    const network = this.scope.fetch(request.clone());
    const storing = network.then((response) => this.store(request, response.clone(), endedSessions));
    keepAlive(storing.catch(() => undefined));
    const copy = await unlessStorageFails(this.find(request));
    if (copy === undefined) return network;
    try {
      const response = await withTimeout(network, ANSWER_MS);
      return response.status < 500 ? response : copy;
    } catch {
      return copy;
    }
  }

  /** Removes what the user has read. */
  async endSession(): Promise<void> {
    this.endedSessions += 1;
    await this.scope.caches.delete(READ_CACHE);
  }

  private async store(request: Request, response: Response, endedSessions: number): Promise<void> {
    const isMember = request.headers.has('authorization');
    if (!response.ok || (isMember && !isMarkedCall(new URL(request.url).pathname))) return;
    const envelope = (await response.json()) as Envelope;
    if (envelope.code !== 200) return;
    const copy = this.copyOf(isMember ? withoutViewerMarks(envelope) : envelope, this.now());
    const cache = await this.scope.caches.open(isMember ? READ_CACHE : PUBLIC_CACHE);
    await storeBounded(cache, answerKey(request), copy, isMember ? MAX_READ : MAX_PUBLIC);
    if (isMember && endedSessions !== this.endedSessions) await this.scope.caches.delete(READ_CACHE);
  }

  /** An answer that was read comes first: it is newer than the bundle. */
  private async find(request: Request): Promise<Response | undefined> {
    const key = answerKey(request);
    const isMember = request.headers.has('authorization');
    const read = isMember ? await this.match(READ_CACHE, key) : undefined;
    return read ?? (await this.match(PUBLIC_CACHE, key)) ?? this.findInBundle(request);
  }

  /** Returns an article of the newest ones, which are kept together. */
  private async findInBundle({ url, headers }: Request): Promise<Response | undefined> {
    const address = new URL(url);
    if (address.pathname !== detailPath) return undefined;
    const id = address.searchParams.get('id');
    const bundle = await this.match(PUBLIC_CACHE, answerKey({ url: new URL(offlinePath, url).href, headers }));
    if (bundle === undefined) return undefined;
    const { data, ...envelope } = (await bundle.json()) as Envelope<Article[]>;
    const article = data.find((one) => one.id === id);
    return article && this.copyOf({ ...envelope, data: article }, Number(bundle.headers.get(KEPT_AT_HEADER)));
  }

  private async match(cacheName: string, key: string): Promise<Response | undefined> {
    return (await this.scope.caches.open(cacheName)).match(key);
  }

  private copyOf(envelope: unknown, keptAtMs: number): Response {
    return new Response(JSON.stringify(envelope), {
      headers: { 'content-type': 'application/json; charset=utf-8', [KEPT_AT_HEADER]: String(keptAtMs) }
    });
  }
}
