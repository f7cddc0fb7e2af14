import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { allotBooths } from './booth.service';
import { getCategories, getExhibitor, listExhibitors } from './exhibitor.service';
import { importExhibitors } from './import.service';
import { exportLeads, getLead, saveLead } from './lead.service';
import { favouriteExhibitor, markExhibitorSeen } from './mark.service';

export function exhibitorRoutes(app: FastifyInstance, { db, now }: Deps): void {
  const nowMs = () => now().getTime();

  handle(app, 'POST /api/front/spiceExpo/getExpoMerchantCategories', () => getCategories(db, now()));
  handle(app, 'POST /api/front/spiceExpo/getExpoMerchantList', ({ input, user }) =>
    listExhibitors(db, user, input, now())
  );
  handle(app, 'POST /api/front/expo/getExhibitor', ({ input, user }) => getExhibitor(db, user, input.id));
  handle(app, 'POST /api/front/expo/favouriteExhibitor', async ({ input, user }) => {
    await favouriteExhibitor(db, user, input, nowMs());
    return null;
  });
  handle(app, 'POST /api/front/expo/markExhibitorSeen', async ({ input, user }) => {
    await markExhibitorSeen(db, user, input, nowMs());
    return null;
  });
  handle(app, 'POST /api/front/expo/getLead', ({ input, user }) => getLead(db, user, input.id));
  handle(app, 'POST /api/front/expo/saveLead', ({ input, user }) => saveLead(db, user, input, nowMs()));
  handle(app, 'POST /api/front/expo/exportLeads', ({ input, user, language }) =>
    exportLeads(db, user, input.expoId, { language, now: now() })
  );
  handle(app, 'POST /api/operator/expo/importExhibitors', ({ input, file }) =>
    importExhibitors(db, { expoId: input.expoId, bytes: file }, { operator: input.operator, nowMs: nowMs() })
  );
  handle(app, 'POST /api/operator/expo/allotBooths', async ({ input }) => {
    await allotBooths(db, input.id, input.boothNos, { operator: input.operator, nowMs: nowMs() });
    return null;
  });
}
