import { knownWebHosts } from '../types/rules/webHosts';

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * Returns the hosts of the comma-separated WEB_HOSTS, else `knownWebHosts`. The mini-program defaults to our own
 * host: WeChat requires an operator's file on every host that it shows, so foreign links are copied instead of opened
 * there.
 * @throws Error when WEB_HOSTS contains an invalid host name, which stops the build
 */
export function webHosts(apiHost: string): readonly string[] {
  const byDefault = process.env.TARO_ENV === 'weapp' ? [new URL(apiHost).hostname] : knownWebHosts;
  const hosts = process.env.WEB_HOSTS?.split(',').map((host) => host.trim()) ?? byDefault;
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) throw new Error(`WEB_HOSTS: "${wrong}" is no host such as example.com`);
  return hosts;
}
