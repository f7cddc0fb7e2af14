/** Client of a session: a browser, the mini-program, the native app. */
export type ClientKind = 'h5' | 'miniProgram' | 'app';

/** Device of a session as shown to the user. Names are proper names, equal in every language; empty where unknown. */
export interface Device {
  client: ClientKind;
  browser: string;
  system: string;
}

/** The first match is used, because browsers include the names of others. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['WeChat', /MicroMessenger/i],
  ['QQ', /\bQQBrowser|\bMQQBrowser/i],
  ['UC', /UCBrowser|UCWEB/i],
  ['Edge', /\bEdgA?\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//]
];
const systems: readonly [name: string, pattern: RegExp][] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/i],
  ['Android', /Android/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/]
];

const clients: readonly [kind: ClientKind, pattern: RegExp][] = [
  ['miniProgram', /miniProgram/i],
  ['app', /\bXiangshiApp\//]
];

const nameIn = (list: typeof browsers, text: string) => list.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

/** Returns the device of a request, as far as its User-Agent says. */
export function deviceOf(userAgent: string): Device {
  return {
    client: clients.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'h5',
    browser: nameIn(browsers, userAgent),
    system: nameIn(systems, userAgent)
  };
}
