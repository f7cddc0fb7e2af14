import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Language, LANGUAGES } from '@contract/localText';
import { type ShareKind, shareKinds } from '@rules/sharePicture';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import { languageOf } from '../../http/localText';
import { WorkerTerminatedError } from '../../workers/workerQueue';
import { SharePictures, type ShareRequest } from './sharePicture.service';
import { TakenDownError } from './shareSubject';

interface ShareRoute {
  Params: { kind: string; file: string };
  Querystring: { lang?: string | string[] };
}

const FILE = /^(?<id>[^\u0000-\u001f]{1,64}?)(?:\.(?<version>[0-9a-f]{16}))?(?<chat>\.chat)?\.jpg$/;
/** A version never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The newest version is another one after a change: prices change a few times a day. */
const FIVE_MINUTES = 'public, max-age=300';
const RETRY_AFTER_SEC = 5;

/** Serves share pictures, below /share/: addresses for the crawlers of other services, not calls of the app. */
export function sharePictureRoutes(app: FastifyInstance, deps: Deps): void {
  const pictures = new SharePictures(deps);
  app.get<ShareRoute>('/share/:kind/:file', { schema: { hide: true } }, async (request, reply) => {
    const asked = parse(request.params, languageIn(request.query.lang, request.headers['accept-language']));
    if (asked === null) return refuse(reply, 404);
    if (request.query.lang === undefined) void reply.header('vary', 'Accept-Language');
    try {
      const shown = await pictures.read(asked);
      const etag = `"${shown.version}"`;
      const isVersion = asked.version === shown.version;
      void reply.header('etag', etag).header('cache-control', isVersion ? FOR_EVER : FIVE_MINUTES);
      if (request.headers['if-none-match']?.includes(etag)) return await reply.code(304).send();
      const picture = await pictures.draw(shown, asked.size, deps.secret.digest(`address ${request.ip}`));
      return await reply.type('image/jpeg').send(picture);
    } catch (error) {
      return refuseFor(error, reply);
    }
  });
}

function parse(
  { kind, file }: ShareRoute['Params'],
  language: Language
): (ShareRequest & { version: string | undefined }) | null {
  const found = FILE.exec(file)?.groups;
  if (found === undefined || !shareKinds.includes(kind as ShareKind)) return null;
  const { id = '', version, chat } = found;
  return { kind: kind as ShareKind, id, language, size: chat === undefined ? 'wide' : 'chat', version };
}

const languageIn = (lang: string | string[] | undefined, acceptLanguage: string | undefined): Language =>
  LANGUAGES.find((language) => language === lang) ?? languageOf(lang === undefined ? acceptLanguage : undefined);

function refuseFor(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof TakenDownError) return refuse(reply, 410);
  if (error instanceof WorkerTerminatedError) return refuse(reply, 503, RETRY_AFTER_SEC);
  if (!(error instanceof AppError)) throw error;
  switch (error.errorName) {
    case 'NOT_FOUND':
    case 'FORBIDDEN':
      return refuse(reply, 404);
    case 'RATE_LIMITED':
      return refuse(reply, 429, error.details.retryAfterSec);
    case 'BUSY':
      return refuse(reply, 503, RETRY_AFTER_SEC);
    default:
      throw error;
  }
}

function refuse(reply: FastifyReply, status: number, retryAfterSec?: number): FastifyReply {
  void reply.removeHeader('etag').header('cache-control', 'no-store');
  if (retryAfterSec !== undefined) void reply.header('retry-after', retryAfterSec);
  return reply.code(status).type('text/plain').send('');
}
