import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** JSON bodies. A call without input may come with the JSON type and nothing in it: clients set the header always. */
export const jsonBodyParser = fp((app: FastifyInstance, _options, done: () => void) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  void app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, finish) => {
    if (body === '') finish(null, undefined);
    else void parse(request, body, finish);
  });
  done();
});
