import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { readSetting } from '../setting/setting.service';

export function keyRoutes(app: FastifyInstance, { db, keys }: Deps): void {
  handle(app, 'POST /api/front/encryptController/getEncryptPubkey', () => ({ publicKey: keys.current().publicPem }));

  handle(app, 'POST /api/front/encryptController/getAppTypeHiddenList', () => readSetting(db, 'hiddenAppTypes'));
}
