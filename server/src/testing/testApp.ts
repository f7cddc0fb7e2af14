import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { Db } from '../database/schema';
import { SignalListener } from '../database/signalListener';
import type { Deps } from '../deps';
import { personalData } from '../modules';
import { listTerms } from '../modules/localName/localName.service';
import { createPayments } from '../modules/payment/payments';
import { KeyRing } from '../modules/secureChannel/keyRing';
import { DiskFileStorage } from '../providers/fileStorage';
import { AllowAllImageModeration } from '../providers/imageModeration';
import { DemoMail } from '../providers/mail';
import { DemoCardOcr } from '../providers/ocrProvider';
import { DemoSms } from '../providers/sms';
import { DemoSubscribeMessages } from '../providers/subscribeMessage';
import { WordListModeration } from '../providers/textModeration';
import { DemoTranslator } from '../providers/textTranslator';
import { DemoWeChat } from '../providers/weChat';
import { readSettings, type Settings } from '../settings';
import { type Api, api } from './api';
import { createTestDatabase, testSecret } from './testDatabase';

/** Operator token of every test server. */
export const OPERATOR_TOKEN = 'operator-token-of-the-tests';

export interface TestApp {
  app: FastifyInstance;
  api: Api;
  db: Db;
  /** For a connection beside the server's own. */
  databaseUrl: string;
  deps: Deps;
  /** Advances the server's clock. */
  advance(ms: number): void;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** True for a database with the demo data. */
  isSeeded?: boolean;
  settings?: Partial<Settings>;
  deps?: Partial<Deps>;
}

/** Starts a server on a database of its own. Close it in `after`. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options.isSeeded === true ? 'seeded' : 'empty');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-test-'));
  const clock = { aheadMs: 0 };
  const settings = {
    ...readSettings({ NODE_ENV: 'test', DEMO: '1', DATA_DIR: folder, RATE_LIMIT_PER_MIN: '100000', OPERATOR_TOKEN }),
    ...options.settings
  };
  const signals = new SignalListener(() => database.url);
  const deps: Deps = {
    db: database.db,
    signals,
    settings,
    now: () => new Date(Date.now() + clock.aheadMs),
    keys: await openTestKeys(settings.keysDir),
    secret: await testSecret(),
    sms: new DemoSms(),
    mail: new DemoMail(),
    weChat: new DemoWeChat(),
    files: new DiskFileStorage(path.join(folder, 'uploads')),
    textModeration: new WordListModeration(),
    imageModeration: new AllowAllImageModeration(() => undefined),
    ocrProvider: null,
    cardOcr: new DemoCardOcr(),
    textTranslator: new DemoTranslator(() => listTerms(database.db)),
    miniProgramCodes: null,
    jsSdk: null,
    subscribeMessages: new DemoSubscribeMessages(),
    payment: createPayments({ settings, db: database.db, weChat: null, onFault: () => undefined }),
    personalData,
    ...options.deps
  };
  // TEST_LOG=1 logs the cause of INTERNAL.
  const app = await buildApp(deps, process.env['TEST_LOG'] === '1' ? { level: 'error' } : false);
  return {
    app,
    api: api(app),
    db: database.db,
    databaseUrl: database.url,
    deps,
    advance: (ms) => {
      clock.aheadMs += ms;
    },
    close: async () => {
      await app.close();
      await signals.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** Opens a copy of the key pair that all test servers begin with: making one takes longer than starting the server. */
async function openTestKeys(folder: string): Promise<KeyRing> {
  const shared = path.join(os.tmpdir(), 'xiangshi-test-keys');
  await KeyRing.open(shared);
  // A name with a dot is a file that another process is still writing.
  await cp(shared, folder, { recursive: true, filter: (source) => !path.basename(source).startsWith('.') });
  return KeyRing.open(folder);
}
