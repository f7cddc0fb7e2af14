import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getOwnLevel, listPlans } from './cardLevel.service';

export function cardLevelRoutes(app: FastifyInstance, { db, now }: Deps): void {
  handle(app, 'GET /api/vcard/cardLevel/plans', () => listPlans());
  handle(app, 'POST /api/vcard/cardLevel/mine', ({ user }) => getOwnLevel(db, user, now().getTime()));
}
