import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { homePage } from './homePage';
import { IMMUTABLE_FILE } from './immutableFile';
import { retiringWorker } from './retiringWorker';

/** Files with a hash of their content in the name. */
const hashedFile = /^(js|css)\/.+\.[0-9a-f]{6,}\./;

const notBuilt = `<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><title>香市</title>
<body style="font:16px/1.6 sans-serif;margin:15vh auto;max-width:32em;padding:0 1em">
<h1>还没有构建 H5 应用</h1>
<p>请在仓库目录运行 <code>npm run build:h5</code>，然后刷新本页。接口已经可用。</p>
<p lang="en">The H5 app has not been built: run <code>npm run build:h5</code> in the repository, then reload.</p></body></html>`;

/** Old paths of the home. */
const homeAliases = ['index.html', 'page.html', 'pages/index', 'pages/index/'];

/**
 * Serves the H5 build under /h5/, with the compressed files beside the plain ones. A path without a file extension is a
 * page of the app: it gets page.html, which is never cached, with status 404 for an unknown page; hashed files are
 * cached for ever. The service worker, whose scope is this folder, is never cached either.
 */
export function h5(app: FastifyInstance, deps: Deps): void {
  const folder = deps.settings.h5Dir;
  const sendHome = homePage(deps);
  const isPage = pageMatcher(folder);

  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/h5/'));
  app.get('/h5', { schema: { hide: true } }, (_request, reply) => reply.redirect('/h5/'));
  app.get<{ Params: { '*': string } }>('/h5/*', { schema: { hide: true } }, (request, reply) => {
    const file = request.params['*'];
    if (!isBuilt(folder)) {
      return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(notBuilt);
    }
    if (file === '') return sendHome(reply);
    if (homeAliases.includes(file)) return reply.redirect(`/h5/${new URL(request.url, 'http://h5').search}`);
    if (file === 'sw.js' && !deps.settings.hasServiceWorker) {
      return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(retiringWorker);
    }
    if (path.posix.extname(file) !== '') return sendStatic(reply, folder, file);
    return sendAppShell(reply, folder, isPage(file) ? 200 : 404);
  });
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

function sendAppShell(reply: FastifyReply, folder: string, status: 200 | 404): FastifyReply {
  // The variant without the home's preloads; an earlier build has none.
  const isThere = statSync(path.join(folder, 'page.html'), { throwIfNoEntry: false }) !== undefined;
  return sendStatic(reply.code(status), folder, isThere ? 'page.html' : 'index.html');
}

/**
 * Returns a function that matches paths of pages below /h5/, by the list of the build. Without a list all paths match.
 */
function pageMatcher(folder: string): (path: string) => boolean {
  const file = path.join(folder, 'pages.json');
  let known = { version: -1, pages: new Set<string>() };
  return (page) => {
    const version = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (version === undefined) return true;
    if (version !== known.version)
      known = { version, pages: new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]) };
    return known.pages.has(page.replace(/\/$/, ''));
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
  return statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false }) !== undefined;
}
