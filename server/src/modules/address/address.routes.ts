import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import {
  createAddress,
  listAddresses,
  removeAddress,
  restoreAddress,
  setDefaultAddress,
  updateAddress
} from './address.service';

export function addressRoutes(app: FastifyInstance, { db, now }: Deps): void {
  const nowMs = () => now().getTime();

  handle(app, 'POST /api/front/address/list', ({ user }) => listAddresses(db, user));
  handle(app, 'POST /api/front/address/create', ({ input, user }) => createAddress(db, user, input, nowMs()));
  handle(app, 'POST /api/front/address/update', ({ input, user }) => updateAddress(db, user, input, nowMs()));
  handle(app, 'POST /api/front/address/remove/{id}', async ({ params, user }) => {
    await removeAddress(db, user, params.id, nowMs());
    return null;
  });
  handle(app, 'POST /api/front/address/restore/{id}', async ({ params, user }) => {
    await restoreAddress(db, user, params.id, nowMs());
    return null;
  });
  handle(app, 'POST /api/front/address/setDefault/{id}', async ({ params, user }) => {
    await setDefaultAddress(db, user, params.id);
    return null;
  });
}
