/**
 * Hosts whose pages the app shows inside itself; their subdomains count too. In the mini-program each must also be
 * entered as a business domain with WeChat. An operator names others with WEB_HOSTS at build time.
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

/** From WEB_HOSTS (commas between), else the ones above; stops the build on what is no host. */
export function webHosts(): string[] {
  const hosts = process.env.WEB_HOSTS?.split(',').map((host) => host.trim()) ?? known;
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) throw new Error(`WEB_HOSTS: "${wrong}" is no host such as example.com`);
  return hosts;
}
