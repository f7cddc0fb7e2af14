import { defineJob } from '../../jobs/job';
import { sendJob } from '../../jobs/jobQueue';
import { clearErasedPayers } from './order.repository';
import { finishDueRefunds } from './refund.service';
import { queryAgain, settleDueOrders } from './settleDue.service';

/** A provider that does not answer takes ten seconds for each of them; the next run goes on with the rest. */
const MAX_RUN_SEC = 120;

export const settleOrdersJob = defineJob({
  name: 'settle-orders',
  schedule: '* * * * *',
  maxRunSec: MAX_RUN_SEC,
  run: (deps, _, nowMs) => settleDueOrders(deps, nowMs)
});

export const finishRefundsJob = defineJob({
  name: 'finish-refunds',
  schedule: '* * * * *',
  maxRunSec: MAX_RUN_SEC,
  run: (deps, _, nowMs) => finishDueRefunds(deps, nowMs)
});

export const clearPayersJob = defineJob({
  name: 'clear-payers',
  schedule: '38 * * * *',
  run: ({ db }, _, nowMs) => clearErasedPayers(db, nowMs)
});

/** Asks about an order whose provider gave no answer, after 1, 2, 4 … seconds, until `settle-orders` does. */
export const queryOrderJob = defineJob<{ orderNo: string }>({
  name: 'query-order',
  run: async (deps, { orderNo }, nowMs) => {
    const delaySec = await queryAgain(deps, orderNo, nowMs);
    if (delaySec === undefined) return;
    await deps.db.transaction().execute((tx) => sendJob(tx, queryOrderJob, { orderNo }, { delaySec }));
  }
});
