import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { bindDevice, listDevices, unbindDevice } from './gateDevice.service';
import { getGateTotals, listDoubles, syncScans } from './gateScan.service';
import { takeSnapshot } from './snapshot.service';

export function gateRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const nowMs = () => now().getTime();

  handle(app, 'POST /api/front/expo/gate/snapshot', ({ input, device }) =>
    takeSnapshot(deps, device, input.since, nowMs())
  );
  handle(app, 'POST /api/front/expo/gate/sync', async ({ input, device }) => {
    const serverNowMs = nowMs();
    return { answers: await syncScans(db, device, input.scans, serverNowMs), serverNowMs };
  });
  handle(app, 'POST /api/front/expo/gate/totals', ({ input, device }) =>
    getGateTotals(db, device.expoId, input.day, nowMs())
  );

  handle(app, 'GET /api/operator/expo/gate/devices', ({ input }) => listDevices(db, input.expoId));
  handle(app, 'POST /api/operator/expo/gate/bind', ({ input: { operator, ...device } }) =>
    bindDevice(db, device, { operator, nowMs: nowMs() })
  );
  handle(app, 'POST /api/operator/expo/gate/revoke/{id}', ({ input, params }) =>
    unbindDevice(db, params.id, { operator: input.operator, nowMs: nowMs() })
  );
  handle(app, 'GET /api/operator/expo/gate/totals', ({ input }) => getGateTotals(db, input.expoId, input.day, nowMs()));
  handle(app, 'GET /api/operator/expo/gate/doubles', ({ input }) => listDoubles(db, input.expoId));
}
