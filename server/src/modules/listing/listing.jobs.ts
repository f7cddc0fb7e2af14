import { defineJob } from '../../jobs/job';
import { refreshAllTradeCompanies } from './tradeCompany.service';

export const refreshTradeCompaniesJob = defineJob({
  name: 'refresh-trade-companies',
  schedule: '8 * * * *',
  maxRunSec: 600,
  run: ({ db }, _, nowMs) => refreshAllTradeCompanies(db, nowMs)
});
