/**
 * Hosts whose pages the app shows inside itself; their subdomains count too. An operator names others with WEB_HOSTS at
 * build time.
 */
const known = [
  'gov.cn',
  'mp.weixin.qq.com',
  'xinhuanet.com',
  'people.com.cn',
  'cctv.com',
  'ce.cn',
  'farmer.com.cn',
  'fao.org',
  'intracen.org',
  'codexalimentarius.org'
];

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * From WEB_HOSTS (commas between); stops the build on what is no host. Else the ones above, and for the mini-program our
 * own alone: WeChat asks for a file of the operator on every host that it shows, so the links of others are copied there.
 */
export function webHosts(apiHost: string): string[] {
  const byDefault = process.env.TARO_ENV === 'weapp' ? [new URL(apiHost).hostname] : known;
  const hosts = process.env.WEB_HOSTS?.split(',').map((host) => host.trim()) ?? byDefault;
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) throw new Error(`WEB_HOSTS: "${wrong}" is no host such as example.com`);
  return hosts;
}
