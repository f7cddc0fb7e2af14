import { BlockList, isIP } from 'node:net';

/** What an installation has that people really use; the demo stands beside none of it. */
interface DemoEnvironment {
  NODE_ENV: 'development' | 'test' | 'production';
  DEMO?: '0' | '1';
  HOST: string;
  PUBLIC_URL?: string;
  DATABASE_URL?: string;
  SMS_URL?: string;
  IMAGE_CHECK_URL?: string;
  OCR_URL?: string;
  WECHAT_MINI_APPID?: string;
  WECHAT_WEB_APPID?: string;
}

const productionSettings = [
  'DATABASE_URL',
  'SMS_URL',
  'IMAGE_CHECK_URL',
  'OCR_URL',
  'WECHAT_MINI_APPID',
  'WECHAT_WEB_APPID'
] as const;

/**
 * The settings that turn the demo off, as they stand in `.env`. In the demo anybody logs in as anybody, so a forgotten
 * NODE_ENV must not be enough to have it before real people.
 */
export function demoBlockers(env: DemoEnvironment): string[] {
  return [
    ...(env.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
    ...(isPublicHost(env.HOST) ? ['HOST'] : []),
    ...(env.PUBLIC_URL !== undefined && isPublicHost(new URL(env.PUBLIC_URL).hostname) ? ['PUBLIC_URL'] : []),
    ...productionSettings.filter((name) => env[name] !== undefined)
  ];
}

/** Whether this start is the demo: when nothing is configured, unless DEMO=0. Tests may have it on any database. */
export function isDemoStart(env: DemoEnvironment): boolean {
  if (env.DEMO === undefined) return demoBlockers(env).length === 0;
  return env.DEMO === '1';
}

/** What is wrong with a demo that was asked for; undefined when it may be. */
export function demoConflictMessage(env: DemoEnvironment): string | undefined {
  const reasons = env.NODE_ENV === 'test' ? [] : demoBlockers(env);
  return env.DEMO === '1' && reasons.length > 0
    ? `DEMO=1 cannot stand beside ${reasons.join(', ')}: in the demo anybody logs in as anybody.`
    : undefined;
}

const privateNetworks = new BlockList();
[
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16]
].forEach(([net, prefix]) => privateNetworks.addSubnet(String(net), Number(prefix), 'ipv4'));
[
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10]
].forEach(([net, prefix]) => privateNetworks.addSubnet(String(net), Number(prefix), 'ipv6'));

/** An address that is not this machine's or of its own network; any name is one, except those that never leave it. */
function isPublicHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  if (family === 0) return !/(^|\.)(localhost|local|internal)$/.test(address);
  return !privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
