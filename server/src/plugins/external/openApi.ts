import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { contract } from '@contract';
import type { Endpoint } from '@contract/endpoint';
import type { Settings } from '../../settings';
import { appVersion } from '../../version';

const calls: Record<string, Endpoint> = contract;

/** Serves the API as OpenAPI at `/api/openapi.json`; in development an interactive page at `/api/docs`. */
export async function openApi(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '香市 Xiangshi',
        version: appVersion,
        description:
          'Every answer is HTTP 200 with `{ code, msg, data }`; `code` 200 is success. Encrypted calls are sent ' +
          'as `{ data, ciphertext }`: AES-128-CBC under a session key that RSA wraps. The body shown is the one inside.'
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } }
    },
    transform: ({ schema, url, route }) => {
      const name = route.config?.call;
      const endpoint = name === undefined ? undefined : calls[name];
      if (endpoint === undefined) return { schema: { ...schema, hide: true }, url };
      return {
        url,
        schema: {
          ...schema,
          tags: [url.split('/')[3] ?? 'api'],
          description: describeEndpoint(endpoint),
          ...(endpoint.multipart && { consumes: ['multipart/form-data'] }),
          ...(endpoint.auth !== undefined && { security: [{ token: [] }] })
        }
      };
    }
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  if (!settings.isProduction) {
    const { default: swaggerUi } = await import('@fastify/swagger-ui');
    await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  }
}

function describeEndpoint(endpoint: Endpoint): string {
  return [
    endpoint.auth === 'member' ? 'Needs a session.' : '',
    endpoint.auth === 'operator' ? 'Needs the OPERATOR_TOKEN of the server as bearer token.' : '',
    endpoint.auth === 'gateDevice' ? 'Needs the secret of a bound gate device as bearer token.' : '',
    endpoint.secure ? 'The body is encrypted.' : '',
    endpoint.encrypted ? '`data` of the answer is encrypted too.' : '',
    endpoint.multipart ? 'One file, form field `file`.' : ''
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
