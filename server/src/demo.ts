import { BlockList, isIP } from 'node:net';

/** Settings of an installation with real users, which the demo must not run beside. */
interface DemoEnvironment {
  NODE_ENV: 'development' | 'test' | 'production';
  DEMO?: '0' | '1';
  HOST: string;
  PUBLIC_URL?: string;
  DATABASE_URL?: string;
  SMS_URL?: string;
  MAIL_URL?: string;
  IMAGE_CHECK_URL?: string;
  OCR_URL?: string;
  TRANSLATE_URL?: string;
  WECHAT_MINI_APPID?: string;
  WECHAT_WEB_APPID?: string;
}

const productionSettings = [
  'DATABASE_URL',
  'SMS_URL',
  'MAIL_URL',
  'IMAGE_CHECK_URL',
  'OCR_URL',
  'TRANSLATE_URL',
  'WECHAT_MINI_APPID',
  'WECHAT_WEB_APPID'
] as const;

/**
 * Returns the settings that turn the demo off, as written in `.env`. In the demo everyone can log in as any user, so a
 * missing NODE_ENV must not be enough to expose it.
 */
export function demoBlockers(env: DemoEnvironment): string[] {
  return [
    ...(env.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
    ...(isPublicHost(env.HOST) ? ['HOST'] : []),
    ...(env.PUBLIC_URL !== undefined && isPublicHost(new URL(env.PUBLIC_URL).hostname) ? ['PUBLIC_URL'] : []),
    ...productionSettings.filter((name) => env[name] !== undefined)
  ];
}

/** Whether this start is the demo: when nothing is configured, unless DEMO=0. Tests may use it on any database. */
export function isDemoStart(env: DemoEnvironment): boolean {
  if (env.DEMO === undefined) return demoBlockers(env).length === 0;
  return env.DEMO === '1';
}

/** Returns why a requested demo is refused; undefined when it is allowed. */
export function demoConflictMessage(env: DemoEnvironment): string | undefined {
  const reasons = env.NODE_ENV === 'test' ? [] : demoBlockers(env);
  return env.DEMO === '1' && reasons.length > 0
    ? `DEMO=1 cannot be combined with ${reasons.join(', ')}: in the demo anyone logs in as anyone.`
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

/** Whether an address is outside of this machine and its own network; any name is, except those that never leave it. */
function isPublicHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  if (family === 0) return !/(^|\.)(localhost|local|internal)$/.test(address);
  return !privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
