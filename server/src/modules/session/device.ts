/** Where a session runs: a browser, the mini-program, our native app. */
export type ClientKind = 'h5' | 'miniProgram' | 'app';

/** What a session shows of its device. Names are proper names, the same in every language; empty where unknown. */
export interface Device {
  client: ClientKind;
  browser: string;
  system: string;
}

/** The first that fits names it: browsers call themselves by the names of others, too. */
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

/** The device behind a request, as far as its User-Agent tells. */
export function deviceOf(userAgent: string): Device {
  return {
    client: clients.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'h5',
    browser: nameIn(browsers, userAgent),
    system: nameIn(systems, userAgent)
  };
}
