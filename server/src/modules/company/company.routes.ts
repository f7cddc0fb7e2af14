import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { handleShared } from '../../http/sharedEndpoint';
import { getCompanyInfo, switchCompany, updateCompanyFields } from './profile.service';

export function companyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handleShared(app, 'GET /api/front/company/info', {
    answer: ({ input, user }) => getCompanyInfo(db, user, input.id, nowMs())
  });
  handle(app, 'POST /api/front/company/update', ({ input, user }) => updateCompanyFields(deps, user, input, nowMs()));
  handle(app, 'POST /api/front/company/switch', async ({ input, user }) => {
    await switchCompany(db, user, input.id);
    return null;
  });
}
