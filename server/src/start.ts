import { mkdirSync } from 'node:fs';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { seed } from '../seed/index';
import { drawCached } from '../seed/photos/draw';
import { buildApp } from './app';
import type { Connection } from './database/connect';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { SignalListener } from './database/signalListener';
import type { Deps } from './deps';
import { installJobs, JOB_CHANNEL } from './jobs/jobQueue';
import { startJobs } from './jobs/jobRunner';
import { jobs } from './moduleJobs';
import { personalData } from './modules';
import { listTerms } from './modules/localName/localName.service';
import { createPayments } from './modules/payment/payments';
import { KeyRing } from './modules/secureChannel/keyRing';
import { ServerSecret } from './modules/secureChannel/serverSecret';
import { requireUnmixedData } from './modules/setting/installation.service';
import { drain } from './plugins/app/gracefulShutdown';
import { assertPortFree } from './port';
import { createFileStorage } from './providers/fileStorage';
import { createImageModeration } from './providers/imageModeration';
import { createMailProvider } from './providers/mail';
import { createMiniProgramCodes } from './providers/miniProgramCode';
import { createCardOcr, createOcrProvider } from './providers/ocrProvider';
import { DemoSms, HttpSms } from './providers/sms';
import { createSubscribeMessages } from './providers/subscribeMessage';
import { WordListModeration } from './providers/textModeration';
import { createTextTranslator } from './providers/textTranslator';
import { createWeChatProvider } from './providers/weChat';
import { createJsSdk } from './providers/weChatJsSdk';
import type { Settings } from './settings';

export interface RunningServer {
  app: FastifyInstance;
  address: string;
  /** Finishes requests in flight, then releases the database. */
  stop(): Promise<void>;
}

/** Starts everything in order; a step that fails undoes the earlier ones. `progress` is called before each long one. */
export async function start(
  settings: Settings,
  options: { progress: (step: string) => void; logger?: FastifyServerOptions['logger'] }
): Promise<RunningServer> {
  const { progress } = options;
  await assertPortFree(settings.host, settings.port);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o755 });
  const database = await openDatabase(settings, progress);
  const signals = new SignalListener(database.url);
  const release = async () => {
    await signals.close();
    await database.close();
    await database.release();
  };
  let stopJobs = () => Promise.resolve();
  try {
    await prepareData(database, settings, progress);
    const weChat = createWeChatProvider(settings);
    const deps: Deps = {
      db: database.db,
      signals,
      settings,
      now: () => new Date(),
      keys: await KeyRing.open(settings.keysDir),
      secret: await ServerSecret.open(settings.keysDir),
      weChat,
      sms:
        settings.sms === undefined
          ? new DemoSms()
          : new HttpSms(settings.sms.url, settings.sms.token, settings.sms.countries),
      mail: createMailProvider(settings),
      files: createFileStorage(settings),
      textModeration: new WordListModeration(),
      imageModeration: createImageModeration(settings, (line) => app.log.info(line)),
      ocrProvider: createOcrProvider(settings),
      cardOcr: createCardOcr(settings),
      textTranslator: createTextTranslator(settings, () => listTerms(database.db)),
      miniProgramCodes: createMiniProgramCodes(settings),
      jsSdk: createJsSdk(settings),
      subscribeMessages: createSubscribeMessages(settings),
      payment: createPayments({
        settings,
        db: database.db,
        weChat,
        onFault: (error) => app.log.warn({ err: error }, 'a payment provider failed and will be asked again')
      }),
      personalData
    };
    const app = await buildApp(deps, options.logger);
    signals.onError = (error) => app.log.warn({ err: error }, 'signals of the database do not arrive');
    const runner = await startJobs(deps, app.log, jobsOf(settings));
    stopJobs = runner.stop;
    await signals.subscribe(JOB_CHANNEL, { onSignal: runner.wake, onResume: () => undefined });
    // Last: who sees that the server is ready may stop it at once.
    const address = await app.listen({ host: settings.host, port: settings.port });
    const stop = async () => {
      await Promise.all([runner.stop(), drain(app)]);
      await app.close();
      await release();
    };
    return { app, address, stop };
  } catch (error) {
    await stopJobs();
    await release();
    throw error;
  }
}

const jobsOf = ({ isDemo }: Settings) => jobs.filter(({ isDemoOnly }) => isDemo || !isDemoOnly);

async function prepareData({ db }: Connection, settings: Settings, progress: (step: string) => void): Promise<void> {
  const steps = await migrate(db);
  if (steps.length > 0) progress(`the database schema is at ${steps[steps.length - 1]}`);
  await installJobs(db, jobsOf(settings));
  await requireUnmixedData(db, settings.isDemo);
  if (!settings.isDemo) return;
  const secret = await ServerSecret.open(settings.keysDir);
  const context = { now: new Date(), files: createFileStorage(settings), draw: drawCached, secret };
  await seed(db, context, (step) => progress(`loading demo data: ${step}`));
}
