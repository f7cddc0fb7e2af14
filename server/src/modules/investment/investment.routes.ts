import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getBusinessAttraction } from './investment.service';
import { closeLead, listLeads, listOpenLeads, replyToLead, submitLead } from './lead.service';

export function investmentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handle(app, 'POST /api/front/spiceExpo/government/getBusinessAttraction', () => getBusinessAttraction(db, nowMs()));
  handle(app, 'POST /api/front/expo/submitInvestmentLead', ({ input, user }) => submitLead(db, user, input, nowMs()));
  handle(app, 'POST /api/front/expo/getInvestmentLeads', ({ input, user }) => listLeads(db, user, input));

  handle(app, 'POST /api/operator/expo/getOpenLeads', () => listOpenLeads(db));
  handle(app, 'POST /api/operator/expo/replyToLead', async ({ input }) => {
    await replyToLead(db, input, nowMs());
    return null;
  });
  handle(app, 'POST /api/operator/expo/closeLead', async ({ input: { id, operator } }) => {
    await closeLead(db, id, operator);
    return null;
  });
}
