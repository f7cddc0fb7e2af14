import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps';
import { forgetRemovedAddresses } from './modules/address/address.service';
import { forgetInvitations } from './modules/invite/contact.service';
import { eraseDueAccounts } from './modules/account/cancellation.service';
import { refreshAllCompanies } from './modules/listing/tradeCompany.service';
import { forgetFootprints } from './modules/footprint/footprint.service';
import { forgetOldNotifications } from './modules/message/message.service';
import { forgetViews } from './modules/news/news.service';
import { forgetSearches } from './modules/search/hotWord.service';
import { sweepPrivateImages } from './modules/upload/privateImage.service';
import { sweepExpired } from './modules/user/sweep.service';
import { moveVerifications } from './modules/verification/expiry.service';

/** Work that time asks for. Several processes may run it on one database at once, and each may run it twice. */
export interface Job {
  name: string;
  everyMs: number;
  run(deps: Pick<Deps, 'db' | 'settings' | 'images'>, nowMs: number): Promise<unknown>;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Every job of the server, in order of name. */
const jobs: readonly Job[] = [
  { name: 'erase accounts', everyMs: HOUR_MS, run: (deps, nowMs) => eraseDueAccounts(deps, nowMs) },
  { name: 'refresh companies', everyMs: HOUR_MS, run: ({ db }, nowMs) => refreshAllCompanies(db, nowMs) },
  { name: 'forget footprints', everyMs: HOUR_MS, run: ({ db }, nowMs) => forgetFootprints(db, nowMs) },
  { name: 'forget notifications', everyMs: HOUR_MS, run: ({ db }, nowMs) => forgetOldNotifications(db, nowMs) },
  { name: 'forget invitations', everyMs: HOUR_MS, run: ({ db }, nowMs) => forgetInvitations(db, nowMs) },
  { name: 'forget removed addresses', everyMs: HOUR_MS, run: ({ db }, nowMs) => forgetRemovedAddresses(db, nowMs) },
  { name: 'forget searches', everyMs: HOUR_MS, run: ({ db }, nowMs) => forgetSearches(db, nowMs) },
  { name: 'forget views', everyMs: HOUR_MS, run: ({ db }, nowMs) => forgetViews(db, nowMs) },
  { name: 'move verifications', everyMs: HOUR_MS, run: ({ db }, nowMs) => moveVerifications(db, nowMs) },
  { name: 'sweep private images', everyMs: HOUR_MS, run: ({ db }, nowMs) => sweepPrivateImages(db, nowMs) },
  { name: 'sweep what has expired', everyMs: HOUR_MS, run: ({ db }, nowMs) => sweepExpired(db, nowMs) }
];

/** Runs every job now and then at its pace. A failure is logged, and the job tries again. Answers how to stop. */
export function startJobs(deps: Deps, log: FastifyBaseLogger): () => void {
  const timers = jobs.map(({ name, everyMs, run }) => {
    let isRunning = false;
    const turn = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await run(deps, deps.now().getTime());
      } catch (error) {
        log.warn({ err: error, job: name }, 'a job failed and will be tried again');
      } finally {
        isRunning = false;
      }
    };
    void turn();
    return setInterval(() => void turn(), everyMs);
  });
  return () => timers.forEach((timer) => clearInterval(timer));
}
