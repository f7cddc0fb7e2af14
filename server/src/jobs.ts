import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps';
import { purgeRemovedAddresses } from './modules/address/address.service';
import { purgeInvitations } from './modules/invite/contact.service';
import { eraseDueAccounts } from './modules/account/cancellation.service';
import { refreshAllTradeCompanies } from './modules/listing/tradeCompany.service';
import { expireExchanges } from './modules/exchange/exchange.service';
import { purgeFootprints } from './modules/browsingHistory/footprint.service';
import { purgeNotifications } from './modules/message/message.service';
import { purgeViews } from './modules/news/news.service';
import { autoApprovePurchases, purgePurchases, expireDuePurchases } from './modules/purchase/expiry.service';
import { expireDueQuotations } from './modules/quotation/expiry.service';
import { purgeSearches } from './modules/search/trendingSearches.service';
import { autoApproveSupplies, expireDueSupplies } from './modules/supply/expiry.service';
import { purgeShareVisits } from './modules/supply/shareVisit.service';
import { purgeUnfinishedUploads } from './modules/upload/part.service';
import { purgePrivateImages } from './modules/upload/privateImage.service';
import { purgeUnreferencedFiles } from './modules/upload/unreferencedFiles.service';
import { purgeVideos } from './modules/upload/video.service';
import { purgeCredentials } from './modules/credentials/purge.service';
import { purgeRateLimits } from './modules/rateLimit/rateLimit.service';
import { purgeSessions } from './modules/session/session.service';
import { expireDueVerifications } from './modules/verification/expiry.service';
import { repeat } from './repeat';

/** Work that time asks for. Several processes may run it on one database at once, and each may run it twice. */
export interface Job {
  name: string;
  everyMs: number;
  run(deps: Pick<Deps, 'db' | 'settings' | 'files' | 'personalData'>, nowMs: number): Promise<unknown>;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Every job of the server, in order of name. */
const jobs: readonly Job[] = [
  {
    name: 'approve purchases in the demo',
    everyMs: SECOND_MS,
    run: ({ db, settings }, nowMs) => autoApprovePurchases(db, settings.demoApprovalSec, nowMs)
  },
  { name: 'erase accounts', everyMs: HOUR_MS, run: (deps, nowMs) => eraseDueAccounts(deps, nowMs) },
  { name: 'refresh companies', everyMs: HOUR_MS, run: ({ db }, nowMs) => refreshAllTradeCompanies(db, nowMs) },
  { name: 'purge footprints', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeFootprints(db, nowMs) },
  { name: 'purge notifications', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeNotifications(db, nowMs) },
  { name: 'purge invitations', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeInvitations(db, nowMs) },
  { name: 'purge removed addresses', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeRemovedAddresses(db, nowMs) },
  { name: 'purge searches', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeSearches(db, nowMs) },
  { name: 'purge share visits', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeShareVisits(db, nowMs) },
  { name: 'purge views', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeViews(db, nowMs) },
  { name: 'purge purchases', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgePurchases(db, nowMs) },
  { name: 'expire exchanges', everyMs: HOUR_MS, run: ({ db }, nowMs) => expireExchanges(db, nowMs) },
  { name: 'expire purchases', everyMs: MINUTE_MS, run: ({ db }, nowMs) => expireDuePurchases(db, nowMs) },
  { name: 'expire quotations', everyMs: MINUTE_MS, run: ({ db }, nowMs) => expireDueQuotations(db, nowMs) },
  { name: 'expire verifications', everyMs: HOUR_MS, run: ({ db }, nowMs) => expireDueVerifications(db, nowMs) },
  { name: 'expire supplies', everyMs: MINUTE_MS, run: (deps, nowMs) => expireDueSupplies(deps, nowMs) },
  { name: 'approve supplies', everyMs: SECOND_MS, run: (deps, nowMs) => autoApproveSupplies(deps, nowMs) },
  { name: 'purge parts of uploads', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeUnfinishedUploads(db, nowMs) },
  { name: 'purge private images', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgePrivateImages(db, nowMs) },
  { name: 'purge uploads', everyMs: 6 * HOUR_MS, run: (deps, nowMs) => purgeUnreferencedFiles(deps, nowMs) },
  { name: 'purge videos', everyMs: HOUR_MS, run: (deps, nowMs) => purgeVideos(deps, nowMs) },
  { name: 'purge credentials', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeCredentials(db, nowMs) },
  { name: 'purge rate limits', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeRateLimits(db, nowMs) },
  { name: 'purge sessions', everyMs: HOUR_MS, run: ({ db }, nowMs) => purgeSessions(db, nowMs) }
];

/**
 * Runs every job now, one after the other so that the first callers need not wait for all of them, and then each at its pace.
 * A failure is logged, and the job tries again. Answers how to stop, which waits for what runs.
 */
export function startJobs(deps: Deps, log: FastifyBaseLogger): () => Promise<void> {
  const state = { isOver: false };
  const runnerOf = (job: Job) => () => job.run(deps, deps.now().getTime());
  const failureOf = (job: Job) => (error: unknown) =>
    log.warn({ err: error, job: job.name }, 'a job failed and will be tried again');
  const runOnce = async () => {
    for (const job of jobs) if (!state.isOver) await runnerOf(job)().catch(failureOf(job));
  };
  const once = runOnce();
  const stops = jobs.map((job) => repeat(job.everyMs, runnerOf(job), failureOf(job)));
  return async () => {
    state.isOver = true;
    await Promise.all([once, ...stops.map((stop) => stop())]);
  };
}
