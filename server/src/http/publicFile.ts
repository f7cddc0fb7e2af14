import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '@rules/duration';
import { AppError } from './appError';

/** Files that an address may get in a minute, of those that one call of `handleFiles` serves. */
export const FILES_PER_MINUTE = 60;

/** A file that everyone gets and caches may keep. */
export interface PublicFile {
  type: string;
  body: string | Readable;
  /** Text that differs when the content does; the body itself when it is a text. */
  version?: string;
  /** Time of the newest change in it; null without any. */
  changedAtMs: number | null;
  /** Seconds for which caches may send it without asking again. */
  maxAgeSec: number;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
}

interface FileRequest {
  params: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
}

/**
 * Registers routes that send public files. A refusal is an HTTP status, because programs that read files know no envelope.
 * @param routes by address
 */
export function handleFiles(
  app: FastifyInstance,
  routes: Record<string, (request: FileRequest) => PublicFile | Promise<PublicFile>>
): void {
  const count = app.createRateLimit({ max: FILES_PER_MINUTE, timeWindow: MINUTE_MS, allowList: [] });
  for (const [url, produce] of Object.entries(routes)) {
    app.get(url, {
      schema: { hide: true },
      onRequest: async (request) => {
        const counted = await count(request);
        if (counted.isAllowed || !counted.isExceeded) return;
        throw new AppError('RATE_LIMITED', { retryAfterSec: counted.ttlInSeconds });
      },
      errorHandler: (error, _request, reply) => void sendFileError(error, reply),
      handler: async (request, reply) => {
        const params = textsOf(request.params as object);
        const query = textsOf(request.query as object);
        return sendPublicFile(request, reply, await produce({ params, query }));
      }
    });
  }
}

/** Leaves parameters out that are given more than once. */
const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

/**
 * Sends a public file, or 304 to a client that has it. Only the entity tag decides that: what was taken down changes no date,
 * and a client that has dates only must not keep it.
 */
function sendPublicFile(request: FastifyRequest, reply: FastifyReply, file: PublicFile): FastifyReply {
  const tag = entityTag(versionOf(file));
  void reply.headers({ etag: tag, 'cache-control': `public, max-age=${file.maxAgeSec}`, ...file.headers });
  // Pages of other sites may read what everyone may.
  void reply.header('access-control-allow-origin', '*');
  if (file.changedAtMs !== null) void reply.header('last-modified', new Date(file.changedAtMs).toUTCString());
  if (matchesTag(request.headers['if-none-match'], tag))
    return reply.code(304).header('vary', 'accept-encoding').send();
  return reply.type(file.type).send(file.body);
}

/** @throws Error for a stream without a version */
function versionOf({ version, body }: PublicFile): string {
  const text = version ?? body;
  if (typeof text !== 'string') throw new Error('a stream needs a version of its own');
  return text;
}

/** Weak, because the same content is sent in several encodings. */
const entityTag = (version: string) => `W/"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;

function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const strong = (one: string) => one.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => strong(one) === strong(tag));
}

/** @throws Error for everything that is not a refusal */
function sendFileError(error: Error, reply: FastifyReply): FastifyReply {
  if (!(error instanceof AppError)) throw error;
  const { retryAfterSec } = error.details;
  if (retryAfterSec !== undefined) void reply.header('retry-after', retryAfterSec);
  return reply
    .code(error.envelopeCode)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${error.errorName}\n`);
}
