import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { readPaperCard } from './paperCard.service';

export function paperCardRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, 'POST /api/vcard/holder/readCard', ({ user, input, request }) =>
    readPaperCard(deps, user, {
      image: input.image,
      nowMs: deps.now().getTime(),
      onFailure: (error) => request.log.warn({ err: error }, 'a paper card could not be recognized')
    })
  );
}
