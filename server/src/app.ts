import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Deps } from './deps';
import { MAX_FILE_BYTES } from './http/file';
import { isOperatorToken } from './http/operator';
import type { Member, SessionKey } from './http/ports';
import { modules } from './modules';
import { RsaSecureChannel } from './modules/encrypt/secureChannel';
import { findMember } from './modules/user/session.service';
import { bodies } from './plugins/app/bodies';
import { closing } from './plugins/app/closing';
import { compress } from './plugins/app/compress';
import { demoWeChat } from './plugins/app/demoWeChat';
import { errors } from './plugins/app/errors';
import { h5 } from './plugins/app/h5';
import { health } from './plugins/app/health';
import { metrics } from './plugins/app/metrics';
import { uploads } from './plugins/app/uploads';
import { files } from './plugins/external/files';
import { openApi } from './plugins/external/openApi';
import { security } from './plugins/external/security';

/** Above the largest secure body that the contract allows. */
const BODY_LIMIT_BYTES = 1_500_000;

/** The whole server, ready to `listen` or `inject`. It opens and closes nothing but itself. */
export async function buildApp(deps: Deps, logger: FastifyServerOptions['logger'] = false): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: settings.trustProxy,
    // Ours answers with an envelope.
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } }
  });
  decorate(app, deps);

  await app.register(errors);
  await app.register(closing);
  await app.register(bodies);
  await app.register(compress);
  await security(app, settings);
  await files(app, settings);
  await openApi(app, settings);
  await app.register(multipart, { limits: { files: 1, fields: 0, fileSize: MAX_FILE_BYTES } });

  [metrics, health, h5, uploads, demoWeChat, ...modules].forEach((register) => register(app, deps));
  return app;
}

function decorate(app: FastifyInstance, { db, keys, now, settings }: Deps): void {
  app.decorate('handledCalls', new Set<string>());
  app.decorate('findMember', (token: string) => findMember(db, token, now().getTime()));
  app.decorate('isOperator', (token: string | undefined) => isOperatorToken(token, settings.operatorToken));
  app.decorate(
    'secureChannel',
    new RsaSecureChannel(keys, (fault) => app.log.info({ fault }, 'a secure body was refused'))
  );
  app.decorateRequest<Member | null>('member', null);
  app.decorateRequest<SessionKey | null>('sessionKey', null);
}
