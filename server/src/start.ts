import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { seed } from '../seed/index';
import { buildApp } from './app';
import { connect, type Connection } from './database/connect';
import { openCluster } from './database/embedded/cluster';
import { migrate } from './database/migrate';
import { sweepExpired } from './modules/user/sweep.service';
import { KeyRing } from './modules/encrypt/keyRing';
import { ServerSecret } from './modules/encrypt/serverSecret';
import { refuseTakenPort } from './port';
import { DiskImageStorage } from './providers/imageStorage';
import { DemoSms, HttpSms } from './providers/sms';
import type { Settings } from './settings';

const DATABASE = 'xiangshi';
const SWEEP_EVERY_MS = 60 * 60 * 1000;

export interface RunningServer {
  app: FastifyInstance;
  address: string;
  /** Finishes what is in flight, then lets go of the database. */
  stop(): Promise<void>;
}

interface OpenDatabase extends Connection {
  release(): Promise<void>;
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

async function openDatabase(settings: Settings, progress: (step: string) => void): Promise<OpenDatabase> {
  const options = { maxConnections: settings.databasePool };
  if (settings.databaseUrl !== undefined) {
    return { ...connect(settings.databaseUrl, options), release: () => Promise.resolve() };
  }
  const cluster = await openCluster(path.join(settings.dataDir, 'postgres'), { progress });
  await createDatabase(cluster.urlOf('postgres'));
  return { ...connect(cluster.urlOf(DATABASE), options), release: () => cluster.release() };
}

async function createDatabase(adminUrl: string): Promise<void> {
  const admin = connect(adminUrl, { maxConnections: 1 });
  try {
    const { rows } = await sql`select 1 from pg_database where datname = ${DATABASE}`.execute(admin.db);
    if (rows.length > 0) return;
    await sql`create database ${sql.id(DATABASE)}`.execute(admin.db).catch((error: unknown) => {
      // Another process that starts at the same moment made it.
      if (!['42P04', '23505'].includes(String((error as { code?: string }).code))) throw error;
    });
  } finally {
    await admin.close();
  }
}

async function prepareData({ db }: Connection, settings: Settings, progress: (step: string) => void): Promise<void> {
  const steps = await migrate(db);
  if (steps.length > 0) progress(`the database schema is at ${steps[steps.length - 1]}`);
  if (settings.isDemo) await seed(db, { now: new Date() }, (step) => progress(`loading demo data: ${step}`));
}

/** Several processes may do so on one database: removing what is gone removes nothing. */
function startSweeping(app: FastifyInstance, { db }: Connection): NodeJS.Timeout {
  const sweep = () => {
    sweepExpired(db, Date.now()).catch((error: unknown) => app.log.warn({ err: error }, 'expired rows stay for now'));
  };
  sweep();
  return setInterval(sweep, SWEEP_EVERY_MS);
}
