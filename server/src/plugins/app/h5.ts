import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import { homePage } from './homePage';

const YEAR_SEC = 365 * 24 * 60 * 60;
/** Files with a hash of their content in the name. */
const isHashed = /^(js|css)\/.+\.[0-9a-f]{6,}\./;

const notBuilt = `<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><title>香市</title>
<body style="font:16px/1.6 sans-serif;margin:15vh auto;max-width:32em;padding:0 1em">
<h1>还没有构建 H5 应用</h1>
<p>请在仓库目录运行 <code>npm run build:h5</code>，然后刷新本页。接口已经可用。</p>
<p lang="en">The H5 app has not been built: run <code>npm run build:h5</code> in the repository, then reload.</p></body></html>`;

/**
 * The H5 build under /h5/, with the compressed files that lie beside the plain ones. A path without a file extension is
 * a page of the app: it gets index.html, which is always asked for anew; hashed files are kept for ever.
 */
export function h5(app: FastifyInstance, deps: Deps): void {
  const folder = deps.settings.h5Dir;
  const sendHome = homePage(deps);

  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/h5/'));
  app.get('/h5', { schema: { hide: true } }, (_request, reply) => reply.redirect('/h5/'));
  app.get<{ Params: { '*': string } }>('/h5/*', { schema: { hide: true } }, (request, reply) => {
    const file = request.params['*'];
    const isPage = path.posix.extname(file) === '';
    if (!isBuilt(folder)) {
      return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(notBuilt);
    }
    return file === '' ? sendHome(reply) : send(reply, folder, isPage ? 'index.html' : file);
  });
}

function send(reply: FastifyReply, folder: string, file: string): FastifyReply {
  const keep = isHashed.test(file) ? `public, max-age=${YEAR_SEC}, immutable` : 'no-cache';
  // As if the client knew no compression.
  if (hasStaleSibling(path.join(folder, file))) reply.request.headers['accept-encoding'] = 'identity';
  return reply.header('cache-control', keep).sendFile(file, folder, { cacheControl: false });
}

/** True when a build replaced the file but not the compressed ones beside it. */
function hasStaleSibling(file: string): boolean {
  const version = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return ['.br', '.gz'].some((extension) => {
    const sibling = statSync(file + extension, { throwIfNoEntry: false });
    return sibling !== undefined && sibling.mtimeMs < version;
  });
}

function isBuilt(folder: string): boolean {
  return statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false }) !== undefined;
}

/**
 * `'sha256-…'` of every inline script that runs in the built page, for its content security policy: scripts that somebody managed
 * to put into the page have none. Read again when the build changes.
 */
export function inlineScriptHashes(folder: string): () => string[] {
  const file = path.join(folder, 'index.html');
  const known = { version: -1, hashes: [] as string[] };
  return () => {
    const version = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (version !== known.version) {
      known.version = version;
      known.hashes = version === 0 ? [] : hashesOf(readFileSync(file, 'utf8'));
    }
    return known.hashes;
  };
}

function hashesOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  );
}
