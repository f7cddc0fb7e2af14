/**
 * Hosts, including their subdomains, whose pages the app may open unless an operator sets others. Its type is inferred: the
 * build's configuration loads this file as it is, without a compiler.
 */
export const knownWebHosts = [
  'gov.cn',
  'mp.weixin.qq.com',
  'work.weixin.qq.com',
  'xinhuanet.com',
  'people.com.cn',
  'cctv.com',
  'ce.cn',
  'farmer.com.cn',
  'fao.org',
  'intracen.org',
  'codexalimentarius.org'
];
