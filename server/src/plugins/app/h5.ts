import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS, SECOND_MS } from '@rules/duration';
import { shareRoutes } from '@rules/shareRoutes';
import type { Deps } from '../../deps';
import type { PageState } from '../../http/publicPage';
import { PageStates } from '../../modules/siteMap/pageState.service';
import { builtPage } from './builtPage';
import { canonicalAddress, type PageNames, pageNames } from './canonicalAddress';
import { sendPage } from './compressedPage';
import { drawnPages } from './drawnPage/drawnPages';
import { fileVersion } from './fileVersion';
import { IMMUTABLE_FILE } from './immutableFile';
import { retiringWorker } from './retiringWorker';

/** Files with a hash of their content in the name. */
const hashedFile = /^(js|css)\/.+\.[0-9a-f]{6,}\./;

const notBuilt = `<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><title>香市</title>
<body style="font:16px/1.6 sans-serif;margin:15vh auto;max-width:32em;padding:0 1em">
<h1>还没有构建 H5 应用</h1>
<p>请在仓库目录运行 <code>npm run build:h5</code>，然后刷新本页。接口已经可用。</p>
<p lang="en">The H5 app has not been built: run <code>npm run build:h5</code> in the repository, then reload.</p></body></html>`;

/** Path of the home as the app calls it; its address is the folder itself. */
const home = shareRoutes.home.path;
/** Old paths of the home. */
const homeAliases = ['index.html', 'page.html', 'pages/index', 'pages/index/'];
/** Browsers keep a redirect for ever if it names no time. */
const REDIRECT_MAX_AGE_SEC = DAY_MS / SECOND_MS;
/** Time after which a page no longer waits for a busy database. */
const STATE_WITHIN_MS = 1_000;

/**
 * Serves the H5 build under /h5/, with the compressed files beside the plain ones. A path without a file extension is a
 * page of the app: it gets the drawn page, else page.html, which are never cached, with status 404 for an unknown page or
 * thing and 410 for one that was taken down; another form of its address leads to the canonical one. Hashed files are cached
 * for ever. The service worker, whose scope is this folder, is never cached either.
 */
export function h5(app: FastifyInstance, deps: Deps): void {
  const folder = deps.settings.h5Dir;
  const findDrawn = drawnPages(app, deps);
  const names = pageList(folder);
  const states = new PageStates(app.keptAnswers, deps.db, deps.now);
  const built = builtPage(folder);

  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/h5/'));
  app.get('/h5', { schema: { hide: true } }, (_request, reply) => reply.redirect('/h5/'));
  app.get<{ Params: { '*': string } }>('/h5/*', { schema: { hide: true } }, async (request, reply) => {
    const file = request.params['*'];
    const query = queryOf(request);
    if (!isBuilt(folder)) {
      return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(notBuilt);
    }
    if (homeAliases.includes(file)) return redirect(reply, '', query);
    if (file === 'sw.js' && !deps.settings.hasServiceWorker) {
      return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(retiringWorker);
    }
    // The script that draws pages.
    if (file.startsWith('drawn/')) return reply.callNotFound();
    if (path.posix.extname(file) !== '') return sendStatic(reply, folder, file);
    const known = names();
    // An earlier build has no list: every path counts as a page.
    const canonical = known === undefined ? { page: file, query } : canonicalAddress(known, file, query);
    if (canonical === undefined) return sendAppShell(reply, folder, 404);
    if (canonical.page !== file || canonical.query !== query) return redirect(reply, canonical.page, canonical.query);
    // A build for another host has its data there.
    const status = built().apiOrigin === '' ? await statusOf(reply, states, canonical) : 200;
    const drawn = await findDrawn(request, file || home);
    if (drawn) return sendPage(reply.code(drawn.status), drawn, 'accept-encoding, accept-language');
    return file === '' ? sendStatic(reply, folder, 'index.html') : sendAppShell(reply, folder, status);
  });
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

function redirect(reply: FastifyReply, page: string, query: string): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${REDIRECT_MAX_AGE_SEC}`)
    .redirect(`/h5/${page}${query && `?${query}`}`, 301);
}

const statusByState: Record<PageState, PageStatus> = { shown: 200, restricted: 200, removed: 410, unknown: 404 };

/**
 * Returns the status for a visitor, and keeps pages that are not for all of them out of search engines. Without an
 * answer of the database the app itself says what is wrong.
 */
async function statusOf(
  reply: FastifyReply,
  states: PageStates,
  { page, query }: { page: string; query: string }
): Promise<PageStatus> {
  try {
    const state = await withTimeout(states.find(page, new URLSearchParams(query)));
    if (state === 'restricted') void reply.header('x-robots-tag', 'noindex');
    return statusByState[state];
  } catch (error) {
    reply.log.warn({ err: error, page }, 'a page goes out without its status');
    return 200;
  }
}

/** @throws Error when it takes too long; its result is there for the next visitor */
async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not known within ${STATE_WITHIN_MS} ms`)), STATE_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Whether a request is a browser that opens an address, not a program that calls the API. */
export function isBrowserNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

/** Sends the app for an unknown address: it says so in the user's language and offers links. */
export function sendNotFoundPage(reply: FastifyReply, folder: string): FastifyReply {
  if (!isBuilt(folder)) return reply.code(404).type('text/html; charset=utf-8').send(notBuilt);
  return sendAppShell(reply, folder, 404);
}

type PageStatus = 200 | 404 | 410;

function sendAppShell(reply: FastifyReply, folder: string, status: PageStatus): FastifyReply {
  // The variant without the home's preloads; an earlier build has none.
  const isThere = statSync(path.join(folder, 'page.html'), { throwIfNoEntry: false }) !== undefined;
  return sendStatic(reply.code(status), folder, isThere ? 'page.html' : 'index.html');
}

/** Returns a function that reads the names of all pages from the list of the build; undefined without a list. */
function pageList(folder: string): () => PageNames | undefined {
  const file = path.join(folder, 'pages.json');
  let known = { version: -1, names: pageNames([]) };
  return () => {
    const version = fileVersion(file);
    if (version === undefined) return undefined;
    if (version !== known.version)
      known = { version, names: pageNames(JSON.parse(readFileSync(file, 'utf8')) as string[]) };
    return known.names;
  };
}

function sendStatic(reply: FastifyReply, folder: string, file: string): FastifyReply {
  const cacheControl = hashedFile.test(file) ? IMMUTABLE_FILE : 'no-cache';
  // As if the client accepted no compression.
  if (hasStaleCompressedFile(path.join(folder, file))) reply.request.headers['accept-encoding'] = 'identity';
  return reply.header('cache-control', cacheControl).sendFile(file, folder, { cacheControl: false });
}

/** Whether a build replaced the file but not its compressed siblings. */
function hasStaleCompressedFile(file: string): boolean {
  const version = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return ['.br', '.gz'].some((extension) => {
    const sibling = statSync(file + extension, { throwIfNoEntry: false });
    return sibling !== undefined && sibling.mtimeMs < version;
  });
}

function isBuilt(folder: string): boolean {
  return fileVersion(path.join(folder, 'index.html')) !== undefined;
}
