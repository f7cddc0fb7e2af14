import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { seed } from '../seed/index';
import { buildApp } from './app';
import type { Connection } from './database/connect';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { forgetViews } from './modules/news/news.service';
import { refreshAllCompanies } from './modules/listing/tradeCompany.service';
import { forgetSearches } from './modules/search/hotWord.service';
import { sweepExpired } from './modules/user/sweep.service';
import { KeyRing } from './modules/encrypt/keyRing';
import { ServerSecret } from './modules/encrypt/serverSecret';
import { refuseTakenPort } from './port';
import { DiskImageStorage } from './providers/imageStorage';
import { DemoSms, HttpSms } from './providers/sms';
import type { Settings } from './settings';

const SWEEP_EVERY_MS = 60 * 60 * 1000;

export interface RunningServer {
  app: FastifyInstance;
  address: string;
  /** Finishes what is in flight, then lets go of the database. */
  stop(): Promise<void>;
}

/** Starts everything in order; a step that fails undoes the ones before it. `progress` is told before each long one. */
export async function start(
  settings: Settings,
  options: { progress: (step: string) => void; logger?: FastifyServerOptions['logger'] }
): Promise<RunningServer> {
  const { progress } = options;
  await refuseTakenPort(settings.host, settings.port);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o755 });
  const database = await openDatabase(settings, progress);
  const release = async () => {
    await database.close();
    await database.release();
  };
  try {
    await prepareData(database, settings, progress);
    const app = await buildApp(
      {
        db: database.db,
        settings,
        now: () => new Date(),
        keys: await KeyRing.open(settings.keysDir),
        secret: await ServerSecret.open(settings.keysDir),
        sms: settings.sms === undefined ? new DemoSms() : new HttpSms(settings.sms.url, settings.sms.token),
        images: new DiskImageStorage(path.join(settings.dataDir, 'uploads'))
      },
      options.logger
    );
    const address = await app.listen({ host: settings.host, port: settings.port });
    const sweeper = startSweeping(app, database);
    const stop = async () => {
      clearInterval(sweeper);
      await app.close();
      await release();
    };
    return { app, address, stop };
  } catch (error) {
    await release();
    throw error;
  }
}

async function prepareData({ db }: Connection, settings: Settings, progress: (step: string) => void): Promise<void> {
  const steps = await migrate(db);
  if (steps.length > 0) progress(`the database schema is at ${steps[steps.length - 1]}`);
  if (settings.isDemo) await seed(db, { now: new Date() }, (step) => progress(`loading demo data: ${step}`));
}

/** What time leaves behind. */
const sweeps = [sweepExpired, forgetViews, forgetSearches, refreshAllCompanies];

/** Several processes may do so on one database: removing what is gone removes nothing. */
function startSweeping(app: FastifyInstance, { db }: Connection): NodeJS.Timeout {
  const sweep = () => {
    Promise.all(sweeps.map((clear) => clear(db, Date.now()))).catch((error: unknown) =>
      app.log.warn({ err: error }, 'expired rows stay for now')
    );
  };
  sweep();
  return setInterval(sweep, SWEEP_EVERY_MS);
}
