import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Parses JSON bodies. A call without input may have the JSON type and an empty body: clients always set the header. */
export const jsonBodyParser = fp((app: FastifyInstance, _options, done: () => void) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  void app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, finish) => {
    if (body === '') finish(null, undefined);
    else void parse(request, body, finish);
  });
  done();
});
