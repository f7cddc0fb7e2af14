import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { getBusinessAttraction } from './investment.service';
import { closeLead, listLeads, listOpenLeads, replyToLead, submitLead } from './lead.service';
import { getParks, listParkRecords, savePark, setParkPublished, setPlotStatus } from './park.service';

export function investmentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handle(app, 'POST /api/front/spiceExpo/government/getBusinessAttraction', () => getBusinessAttraction(db, nowMs()));
  handle(app, 'POST /api/front/spiceExpo/fuda/getBusinessAttraction', () => getParks(db));
  handle(app, 'POST /api/front/expo/submitInvestmentLead', ({ input, user }) => submitLead(db, user, input, nowMs()));
  handle(app, 'POST /api/front/expo/getInvestmentLeads', ({ input, user }) => listLeads(db, user, input));

  handle(app, 'POST /api/operator/expo/getOpenLeads', ({ input }) => listOpenLeads(db, input));
  handle(app, 'POST /api/operator/expo/replyToLead', async ({ input }) => {
    await replyToLead(db, input, nowMs());
    return null;
  });
  handle(app, 'POST /api/operator/expo/closeLead', async ({ input: { id, operator } }) => {
    await closeLead(db, id, operator);
    return null;
  });

  handle(app, 'POST /api/operator/expo/getParks', () => listParkRecords(db));
  handle(app, 'POST /api/operator/expo/savePark', ({ input: { park, operator } }) =>
    savePark(db, park, operator, nowMs())
  );
  handle(app, 'POST /api/operator/expo/setParkPublished', async ({ input }) => {
    await setParkPublished(db, input, nowMs());
    return null;
  });
  handle(app, 'POST /api/operator/expo/setPlotStatus', async ({ input }) => {
    await setPlotStatus(db, input, nowMs());
    return null;
  });
}
