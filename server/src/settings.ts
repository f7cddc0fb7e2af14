import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Type } from '@sinclair/typebox';
import { envSchema } from 'env-schema';
import { knownWebHosts } from '@rules/webHosts';
import { demoBlockers, demoConflictMessage, isDemoStart } from './demo';
import type { MiniProgramCodeSettings } from './providers/miniProgramCode';
import type { SubscribeMessageSettings } from './providers/subscribeMessage';
import type { WeChatApp, WeChatApps } from './providers/weChat';
import type { OfficialAccountSettings } from './providers/weChatJsSdk';
import { mailRules, type MailSettings, mailSettings, mailVariables } from './settingsMail';
import {
  paymentConflictMessage,
  paymentRules,
  type PaymentSettings,
  paymentSettings,
  paymentVariables
} from './settingsPayment';
import { smsConflictMessage, smsRules, type SmsSettings, smsSettings, smsVariables } from './settingsSms';
import {
  translationRules,
  type TranslationSettings,
  translationSettings,
  translationVariables
} from './settingsTranslation';
import {
  miniProgramCodeSettings,
  officialAccountSettings,
  subscribeMessageSettings,
  weChatCodeRules,
  weChatCodeVariables
} from './settingsWeChat';

/** The folder that contains `server/`, from the sources as well as from the bundle in `server/dist`. */
export const repositoryFolder = path.resolve(import.meta.dirname, '../..');

const Flag = Type.Union([Type.Literal('0'), Type.Literal('1')]);
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const Environment = Type.Object({
  NODE_ENV: Type.Union(
    (['development', 'test', 'production'] as const).map((name) => Type.Literal(name)),
    { default: 'development' }
  ),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 8080 }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  DATA_DIR: Type.String({ minLength: 1, default: path.join(repositoryFolder, 'data') }),
  KEYS_DIR: Type.Optional(Type.String({ minLength: 1 })),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://.+' })),
  DATABASE_POOL: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
  DEMO: Type.Optional(Flag),
  DEMO_APPROVAL_SEC: Type.Optional(Type.Integer({ minimum: 0, maximum: 3600 })),
  LOG_LEVEL: Type.Optional(Type.Union(levels.map((name) => Type.Literal(name)))),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  OPERATOR_TOKEN: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{24,200}$' })),
  TRUST_PROXY: Type.String({ default: 'loopback' }),
  H5_DIR: Type.String({ minLength: 1, default: 'dist/h5' }),
  SERVICE_WORKER: Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '1' }),
  ALLOWED_ORIGINS: Type.String({ pattern: '^(https?://[^/,\\s]+(,\\s*https?://[^/,\\s]+)*)?$', default: '' }),
  WEB_HOSTS: Type.String({ pattern: '^([a-z0-9-]+(\\.[a-z0-9-]+)+(,\\s*[a-z0-9-]+(\\.[a-z0-9-]+)+)*)?$', default: '' }),
  REQ_ENABLED: Type.Union([Type.Literal('Y'), Type.Literal('N')], { default: 'Y' }),
  DRAW_PAGE_WITHIN_MS: Type.Integer({ minimum: 0, default: 300 }),
  RATE_LIMIT_PER_MIN: Type.Integer({ minimum: 1, default: 1200 }),
  ...smsVariables,
  ...mailVariables,
  IMAGE_CHECK_URL: Type.Optional(Type.String({ pattern: '^https?://.+' })),
  IMAGE_CHECK_TOKEN: Type.String({ default: '' }),
  OCR_URL: Type.Optional(Type.String({ pattern: '^https?://.+' })),
  OCR_TOKEN: Type.String({ default: '' }),
  WECHAT_LOGIN: Type.Optional(Flag),
  WECHAT_MINI_APPID: Type.Optional(Type.String({ pattern: '^wx[0-9a-f]{16}$' })),
  WECHAT_MINI_SECRET: Type.Optional(Type.String({ pattern: '^[0-9a-zA-Z]{32}$' })),
  WECHAT_WEB_APPID: Type.Optional(Type.String({ pattern: '^wx[0-9a-f]{16}$' })),
  WECHAT_WEB_SECRET: Type.Optional(Type.String({ pattern: '^[0-9a-zA-Z]{32}$' })),
  WECHAT_API_URL: Type.String({ pattern: '^https?://[^/]+$', default: 'https://api.weixin.qq.com' }),
  ...translationVariables,
  ...weChatCodeVariables,
  ...paymentVariables
});

const rules: Record<string, string> = {
  NODE_ENV: 'must be development, test or production',
  PORT: 'must be a whole number from 0 to 65535',
  HOST: 'must be an address to listen on, such as 127.0.0.1',
  DATA_DIR: 'must be a folder',
  KEYS_DIR: 'must be a folder',
  DATABASE_URL: 'must look like postgres://user:password@host:5432/database',
  DATABASE_POOL: 'must be a whole number from 1 to 100',
  DEMO: 'must be 0 or 1',
  DEMO_APPROVAL_SEC: 'must be a whole number from 0 to 3600',
  LOG_LEVEL: `must be one of ${levels.join(', ')}`,
  PUBLIC_URL: 'must be an address without a path, such as https://example.com',
  METRICS_TOKEN: 'must have 16 characters or more',
  OPERATOR_TOKEN: 'must have 24 to 200 letters, digits or signs, without blanks',
  H5_DIR: 'must be a folder',
  SERVICE_WORKER: 'must be 0 or 1',
  ALLOWED_ORIGINS: 'must be addresses without a path, between commas, such as https://h5.example.com',
  WEB_HOSTS: 'must be host names between commas, such as example.com',
  REQ_ENABLED: 'must be Y or N',
  DRAW_PAGE_WITHIN_MS: 'must be a whole number, 0 or more',
  RATE_LIMIT_PER_MIN: 'must be a whole number above 0',
  ...smsRules,
  ...mailRules,
  IMAGE_CHECK_URL: 'must be the http(s) address of the service that checks pictures',
  OCR_URL: 'must be the http(s) address of the OCR service',
  WECHAT_LOGIN: 'must be 0 or 1',
  WECHAT_MINI_APPID: 'must be wx and 16 digits or letters a to f',
  WECHAT_MINI_SECRET: 'must have 32 letters or digits',
  WECHAT_WEB_APPID: 'must be wx and 16 digits or letters a to f',
  WECHAT_WEB_SECRET: 'must have 32 letters or digits',
  WECHAT_API_URL: 'must be an http(s) address without a path, such as https://api.weixin.qq.com',
  ...translationRules,
  ...weChatCodeRules,
  ...paymentRules
};

export interface Settings {
  isProduction: boolean;
  port: number;
  host: string;
  dataDir: string;
  keysDir: string;
  /** Undefined for the built-in database below `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** True: demo data is loaded, responses contain login codes and WeChat is simulated. Never beside real data. */
  isDemo: boolean;
  /** Seconds until a submission is approved automatically; null: an operator reviews it. */
  demoApprovalSec: number | null;
  logLevel: (typeof levels)[number];
  publicUrl: string | undefined;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustProxy: string;
  /** Origins of other hosts whose pages may call the API and show its pictures. */
  allowedOrigins: string[];
  /** Hosts that stored jump actions may open, their subdomains too; those of the build (`WEB_HOSTS`) by default. */
  webHosts: readonly string[];
  metricsToken: string | undefined;
  /** Token of the calls under /api/operator/, which are refused without one. */
  operatorToken: string | undefined;
  /** Folder of the H5 build that is served under /h5/. */
  h5Dir: string;
  /** False: devices remove the service worker that they have, and what it has kept. */
  hasServiceWorker: boolean;
  /** Value of the clients' header `reqEnabled`, from their next start on. */
  reqEnabled: 'Y' | 'N';
  /** Time for a page that the server draws, with its calls; after it the app draws the page. 0: no page is drawn. */
  drawPageWithinMs: number;
  rateLimitPerMin: number;
  /** Undefined: codes are shown in the demo, and there is no start outside it. */
  sms: SmsSettings | undefined;
  /** Mail gateway; undefined: no login by e-mail outside the demo. */
  mail: MailSettings | undefined;
  /** Moderation service of pictures; undefined: all are allowed. */
  imageModeration: { url: string; token: string } | undefined;
  /** OCR service of identity cards and licences; undefined: users type the fields. */
  ocrProvider: { url: string; token: string } | undefined;
  /** `demo` simulates WeChat for development; undefined: no login by WeChat. */
  weChat: WeChatApps | 'demo' | undefined;
  /** Codes that open the mini-program; undefined: clients draw codes of H5 addresses. */
  miniProgramCode: MiniProgramCodeSettings | undefined;
  /** Official account that signs pages for WeChat's browser; undefined: they have no share card of their own. */
  officialAccount: OfficialAccountSettings | undefined;
  /** Subscription messages of the mini-program; `demo` sends nothing; undefined: clients do not ask for them. */
  subscribeMessage: SubscribeMessageSettings | 'demo' | undefined;
  payment: PaymentSettings;
  /** Translation of members' texts; undefined: none outside the demo. */
  translation: TranslationSettings | undefined;
}

/** Invalid settings; one line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings from environment variables, and from `.env` of the repository for missing ones. @throws
 * SettingsError that names every invalid variable
 */
export function readSettings(source: NodeJS.ProcessEnv, envFile?: string): Settings {
  const env = parse(source, envFile);
  const isProduction = env.NODE_ENV === 'production';
  const isDemo = isDemoOf(env);
  refuse(smsConflictMessage(env));
  refuse(paymentConflictMessage(env));
  const dataDir = path.resolve(repositoryFolder, env.DATA_DIR);
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    keysDir: env.KEYS_DIR === undefined ? path.join(dataDir, 'keys') : path.resolve(repositoryFolder, env.KEYS_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    isDemo,
    demoApprovalSec: demoApprovalOf(env, isDemo),
    // A developer reads the terminal; in production a log collector does.
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    allowedOrigins: env.ALLOWED_ORIGINS.split(',')
      .map((origin) => origin.trim().toLowerCase())
      .filter((origin) => origin !== ''),
    webHosts: env.WEB_HOSTS === '' ? knownWebHosts : env.WEB_HOSTS.split(',').map((host) => host.trim()),
    metricsToken: env.METRICS_TOKEN,
    operatorToken: env.OPERATOR_TOKEN,
    h5Dir: path.resolve(repositoryFolder, env.H5_DIR),
    hasServiceWorker: env.SERVICE_WORKER === '1',
    reqEnabled: env.REQ_ENABLED,
    drawPageWithinMs: env.DRAW_PAGE_WITHIN_MS,
    rateLimitPerMin: env.RATE_LIMIT_PER_MIN,
    sms: smsSettings(env),
    mail: mailSettings(env),
    imageModeration:
      env.IMAGE_CHECK_URL === undefined ? undefined : { url: env.IMAGE_CHECK_URL, token: env.IMAGE_CHECK_TOKEN },
    ocrProvider: env.OCR_URL === undefined ? undefined : { url: env.OCR_URL, token: env.OCR_TOKEN },
    weChat: weChatSettings(env, isDemo),
    miniProgramCode: miniProgramCodeSettings(env),
    officialAccount: officialAccountSettings(env),
    subscribeMessage: subscribeMessageSettings(env, isDemo),
    payment: paymentSettings(env, isDemo),
    translation: translationSettings(env)
  };
}

/** @throws SettingsError with the conflict */
function refuse(conflict: string | undefined): void {
  if (conflict !== undefined) throw new SettingsError(conflict);
}

const DEMO_APPROVAL_SEC = 5;

function isDemoOf(env: (typeof Environment)['static']): boolean {
  refuse(demoConflictMessage(env));
  const isDemo = isDemoStart(env);
  if (isDemo || env.SMS_URL !== undefined) return isDemo;
  const reasons = env.DEMO === '0' ? 'DEMO=0' : demoBlockers(env).join(', ');
  throw new SettingsError(`SMS_URL is not set: with ${reasons} login codes need an SMS gateway (SMS_URL, SMS_TOKEN).`);
}

/** Outside the demo operators review submissions. */
function demoApprovalOf(env: (typeof Environment)['static'], isDemo: boolean): number | null {
  if (isDemo) return env.DEMO_APPROVAL_SEC ?? DEMO_APPROVAL_SEC;
  if (env.DEMO_APPROVAL_SEC === undefined) return null;
  throw new SettingsError('DEMO_APPROVAL_SEC must not be set outside the demo: listings are reviewed by an operator.');
}

/**
 * The demo's login allows any identity, so a start without the demo needs WeChat's credentials, or has no such login.
 */
function weChatSettings(env: (typeof Environment)['static'], isDemo: boolean): Settings['weChat'] {
  const miniProgram = weChatApp('MINI', env.WECHAT_MINI_APPID, env.WECHAT_MINI_SECRET);
  const webPage = weChatApp('WEB', env.WECHAT_WEB_APPID, env.WECHAT_WEB_SECRET);
  if (env.WECHAT_LOGIN === '0') return undefined;
  if (miniProgram !== undefined || webPage !== undefined) return { apiUrl: env.WECHAT_API_URL, miniProgram, webPage };
  if (isDemo) return 'demo';
  if (env.WECHAT_LOGIN === undefined) return undefined;
  throw new SettingsError(
    'WECHAT_LOGIN=1 needs WECHAT_MINI_APPID and WECHAT_MINI_SECRET, or WECHAT_WEB_APPID and WECHAT_WEB_SECRET, outside the demo.'
  );
}

function weChatApp(name: string, appid: string | undefined, secret: string | undefined): WeChatApp | undefined {
  if ((appid === undefined) !== (secret === undefined)) {
    throw new SettingsError(`WECHAT_${name}_APPID and WECHAT_${name}_SECRET must be set together.`);
  }
  return appid === undefined || secret === undefined ? undefined : { appid, secret };
}

function parse(source: NodeJS.ProcessEnv, envFile: string | undefined): (typeof Environment)['static'] {
  const data = { ...withoutEmpty(envFile === undefined ? {} : readEnvFile(envFile)), ...withoutEmpty(source) };
  try {
    return envSchema<(typeof Environment)['static']>({
      // A copy, because the parser writes into the schema.
      schema: structuredClone(JSON.parse(JSON.stringify(Environment)) as object),
      data,
      env: false
    });
  } catch (error) {
    const faults = (error as { errors?: { instancePath: string }[] }).errors;
    if (faults === undefined) throw error;
    const names = new Set(faults.map((fault) => fault.instancePath.slice(1)));
    throw new SettingsError([...names].map((name) => `${name} ${rules[name] ?? 'is wrong'}.`).join('\n'));
  }
}

/** `PORT=` counts as missing. */
function withoutEmpty(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}

function readEnvFile(file: string): NodeJS.ProcessEnv {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
