import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { Envelope } from '@contract/error';
import { type Language, LANGUAGES } from '@contract/localText';
import { SECOND_MS } from '@rules/duration';
import { shareRoutes } from '@rules/shareRoutes';
import type { Deps } from '../../../deps';
import { languageOf } from '../../../http/localText';
import { SecureClient } from '../../../modules/secureChannel/secureClient';
import { builtPage } from '../builtPage';
import type { CompressedPage } from '../compressedPage';
import { type AnswerTexts, ApiCaller } from './askApi';
import { type BuiltPages, PageBuild } from './BuiltPages';
import { areCurrent, type PageSources, sourcesOf } from './pageSources';
import { writePage } from './writePage';

/** Rounds of calls that a page may need: its own, and those that depend on their answers. */
const MAX_ROUNDS = 4;
/** Age up to which a page is sent again: its texts say how long ago things were. */
const MAX_AGE_MS = 30 * SECOND_MS;
const MAX_KEPT_PAGES = 500;
/** A longer address is of no link of ours, and would fill the memory. */
const MAX_QUERY_LENGTH = 300;
/** Compressing must take less time than it saves: the next visitor may get other numbers. */
const QUALITY = 5;

export interface DrawnPage extends CompressedPage {
  status: number;
}

interface KeptPage extends DrawnPage {
  built: BuiltPages;
  answers: AnswerTexts;
  /** The kept answers from which it was drawn; null when one of them is not kept. */
  sources: PageSources | null;
  drawnAtMs: number;
}

/** An address of the app, and the visitor who asks for it. */
interface Visit {
  page: string;
  query: string;
  language: Language;
  request: FastifyRequest;
}

/** Returns the page that a visitor asks for; null for one that is not drawn, or could not be: the app draws it then. */
export type FindDrawnPage = (request: FastifyRequest, page: string) => Promise<DrawnPage | null>;

/** Pages with their content, as every visitor sees them, drawn by the client's own code from the answers of our own API. */
export function drawnPages(app: FastifyInstance, { settings, now, keys }: Deps): FindDrawnPage {
  const timeoutMs = settings.drawPageWithinMs;
  const origin = settings.publicUrl?.replace(/\/$/, '') ?? '';
  const build = new PageBuild(settings.h5Dir);
  const api = new ApiCaller(app, new SecureClient(keys));
  // Otherwise the first visitors get the shell: the thread needs longer to start, and each page for its first time, than
  // a page may take.
  const warmUp = async () => {
    const built = build.read();
    await built?.drawer.start();
    for (const page of built?.names ?? [])
      await app.inject({ url: `/h5/${page === shareRoutes.home.path ? '' : page}` });
  };
  app.addHook('onListen', (done) => {
    if (timeoutMs > 0) warmUp().catch((error: unknown) => app.log.warn({ err: error }, 'pages are not drawn ahead'));
    done();
  });
  app.addHook('onClose', () => build.end());
  const host = builtPage(settings.h5Dir);
  const kept = new Map<string, KeptPage>();
  const drawing = new Map<string, Promise<KeptPage | null | undefined>>();
  const results = new Counter({
    name: 'drawn_pages_total',
    help: 'Pages that the server drew, sent again from memory, or left to the app because of a fault',
    labelNames: ['result'],
    registers: [app.metrics]
  });

  const find = async (built: BuiltPages, visit: Visit): Promise<KeptPage | null> => {
    const key = `${visit.language} ${visit.page}?${visit.query}`;
    const currentOf = async (page?: KeptPage | null) =>
      page?.built === built && (await areCurrent(page.sources, visit.request)) ? page : null;
    // Those who come while a page is drawn wait for it: each page of its own would keep the thread from all others.
    const current = (await currentOf(usable(key, built))) ?? (await currentOf(await drawing.get(key)));
    if (current === null) return share(key, refresh(key, built, visit, usable(key, built)));
    kept.delete(key);
    kept.set(key, current);
    results.inc({ result: 'kept' });
    return current;
  };

  const usable = (key: string, built: BuiltPages): KeptPage | undefined => {
    const page = kept.get(key);
    return page?.built === built && Math.abs(now().getTime() - page.drawnAtMs) < MAX_AGE_MS ? page : undefined;
  };

  const share = (key: string, page: Promise<KeptPage | null>): Promise<KeptPage | null> => {
    const waiting = page.catch(() => undefined).finally(() => drawing.get(key) === waiting && drawing.delete(key));
    drawing.set(key, waiting);
    return page;
  };

  const refresh = async (key: string, built: BuiltPages, visit: Visit, before?: KeptPage): Promise<KeptPage | null> => {
    // A change shows at once, and the server counts who sees what.
    const answers = await api.ask(visit, [...(before?.answers.keys() ?? [])]);
    kept.delete(key);
    const isSame =
      before !== undefined && [...answers].every(([url, text]) => isSameAnswer(before.answers.get(url), text));
    const page = isSame ? before : await draw(built, visit, answers);
    if (page === null) return null;
    page.sources = sourcesOf(app, visit.language, page.answers);
    kept.set(key, page);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
    results.inc({ result: isSame ? 'kept' : 'drawn' });
    return page;
  };

  const draw = async (built: BuiltPages, visit: Visit, answers: AnswerTexts): Promise<KeptPage | null> => {
    const { page, query, language } = visit;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const envelopes = Object.fromEntries([...answers].map(([url, text]) => [url, JSON.parse(text) as Envelope]));
      const step = await built.drawer.draw({ path: page, query, language, origin, answers: envelopes }, timeoutMs);
      if (step.state === 'settled') {
        const { html, head, settings } = step;
        const content = { page, origin, language, html, head, settings, answers: envelopes };
        const text = writePage(built.shell, built.partsOf(page), content);
        return {
          text,
          quality: QUALITY,
          compressed: {},
          status: head.status,
          built,
          answers,
          sources: null,
          drawnAtMs: now().getTime()
        };
      }
      if (step.state === 'declined') return null;
      for (const [url, text] of await api.ask(visit, step.calls)) answers.set(url, text);
    }
    throw new Error(`${page} made further calls after ${MAX_ROUNDS} rounds`);
  };

  return async (request, page) => {
    const [, query = ''] = request.url.split('?');
    // A build for another host calls the API there.
    if (timeoutMs === 0 || host().apiOrigin !== '' || query.length > MAX_QUERY_LENGTH) return null;
    try {
      const built = build.read();
      if (!built?.has(page)) return null;
      const language = languageOfAddress(query) ?? languageOf(request.headers['accept-language']);
      return await withTimeout(find(built, { page, query, language, request }), timeoutMs);
    } catch (error) {
      results.inc({ result: 'failed' });
      request.log.warn({ err: error, page }, 'a page goes out without its content');
      return null;
    }
  };
}

/** Whether an answer says the same as an earlier one; the time of the server, which is in answers about an expo, always differs. */
function isSameAnswer(before: string | undefined, text: string): boolean {
  const withoutTime = (answer: string) => answer.replace(/"serverNowMs":\d+/, '');
  return before === text || (before !== undefined && withoutTime(before) === withoutTime(text));
}

/** The language that the address asks for; undefined for none. */
function languageOfAddress(query: string): Language | undefined {
  const wanted = new URLSearchParams(query).get('lang');
  return LANGUAGES.find((language) => language === wanted);
}

/** @throws Error when it takes too long; it goes on, and its page is there for the next visitor */
async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not drawn within ${timeoutMs} ms`)), timeoutMs);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
