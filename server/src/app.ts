import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Language } from '@contract/localText';
import type { Deps } from './deps';
import { isSameToken } from './http/bearerToken';
import { MAX_FILE_BYTES } from './http/file';
import { KeptAnswers } from './http/keptAnswers';
import type { BoundDevice, Member, SessionKey } from './http/ports';
import { serializerCompiler, validatorCompiler } from './http/schemaCompilers';
import { modules } from './modules';
import { findBoundDevice } from './modules/gate/gateDevice.service';
import { findTranslator } from './modules/localName/localName.service';
import { RsaSecureChannel } from './modules/secureChannel/secureChannel';
import { findMember, findViewer } from './modules/session/session.service';
import { compress } from './plugins/app/compress';
import { crossOrigin } from './plugins/app/crossOrigin';
import { demoWeChat } from './plugins/app/demoWeChat';
import { errorHandler, rejectMalformedUrl } from './plugins/app/errorHandler';
import { gracefulShutdown } from './plugins/app/gracefulShutdown';
import { h5 } from './plugins/app/h5';
import { health } from './plugins/app/health';
import { jsonBodyParser } from './plugins/app/jsonBodyParser';
import { metrics } from './plugins/app/metrics';
import { responseHeaders } from './plugins/app/responseHeaders';
import { uploads } from './plugins/app/uploads';
import { openApi } from './plugins/external/openApi';
import { security } from './plugins/external/security';
import { staticFiles } from './plugins/external/staticFiles';

const REQUEST_TIMEOUT_MS = 120_000;

/** Above the largest body that the contract allows, encrypted. Files of multipart forms have limits of their own. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** Builds the whole server, ready to `listen` or `inject`. It opens and closes nothing but itself. */
export async function buildApp(deps: Deps, logger: FastifyServerOptions['logger'] = false): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT_BYTES,
    // A request without an end by then will never end: a client gives an upload half of it.
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: settings.trustProxy,
    // Our own handler responds with an envelope.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void rejectMalformedUrl(request, reply)
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('keptAnswers', new KeptAnswers(deps));
  decorate(app, deps);
  app.addHook('onClose', () => app.keptAnswers.close());

  await app.register(errorHandler, { h5Dir: settings.h5Dir });
  await app.register(gracefulShutdown);
  await app.register(responseHeaders);
  await app.register(jsonBodyParser);
  await app.register(compress);
  await security(app, settings);
  crossOrigin(app, settings);
  await staticFiles(app, settings);
  await openApi(app, settings);
  await app.register(multipart, { limits: { files: 1, fields: 0, fileSize: MAX_FILE_BYTES } });

  [metrics, health, h5, uploads, demoWeChat, ...modules].forEach((register) => register(app, deps));
  return app;
}

function decorate(app: FastifyInstance, { db, keys, now, settings }: Deps): void {
  app.decorate('handledCalls', new Set<string>());
  app.decorate('findMember', (token: string) => findMember(db, token, now().getTime()));
  app.decorate('findViewer', (token: string) => findViewer(app.keptAnswers, db, token, now().getTime()));
  app.decorate('findDevice', (token: string) => findBoundDevice(db, token, now().getTime()));
  app.decorate('findTranslator', (language: Language) => findTranslator(db, language));
  app.decorate('isOperator', (token: string | undefined) => isOperatorToken(token, settings.operatorToken));
  app.decorate(
    'secureChannel',
    new RsaSecureChannel(keys, (fault) => app.log.info({ fault }, 'a secure body was refused'))
  );
  app.decorateRequest<Member | null>('member', null);
  app.decorateRequest<BoundDevice | null>('device', null);
  app.decorateRequest<SessionKey | null>('sessionKey', null);
}

/** Returns whether a bearer token is the operator's. Without OPERATOR_TOKEN there is no operator. */
function isOperatorToken(token: string | undefined, operatorToken: string | undefined): boolean {
  return operatorToken !== undefined && isSameToken(token, operatorToken);
}
