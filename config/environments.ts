/** Settings of one of the five environments. Hosts are placeholders until an operator supplies real ones. */
export interface Environment {
  /** Host of the API without a trailing slash; empty means the host that serves the page (H5). */
  apiHost: string;
  appId: string;
  /** Value of the `reqEnabled` header until the server's setting is received. */
  reqEnabled: 'Y' | 'N';
}

/**
 * Returns the `REQ_ENABLED` variable, `Y` by default.
 * @throws Error for any value other than Y or N, which stops the build
 */
function reqEnabled(): 'Y' | 'N' {
  const given = process.env.REQ_ENABLED ?? 'Y';
  if (given !== 'Y' && given !== 'N') throw new Error(`REQ_ENABLED is "${given}", expected Y or N`);
  return given;
}

const remote = (name: string): Environment => ({
  apiHost: process.env.API_HOST ?? `https://api-${name}.xiangshi.example`,
  // Two builds on one host must not share storage.
  appId: name === 'release' ? 'xiangshi' : `xiangshi_${name}`,
  reqEnabled: reqEnabled()
});

const environments: Record<string, Environment> = {
  /** The server of this repository. The mini-program needs an absolute URL. */
  local: {
    apiHost: process.env.API_HOST ?? (process.env.TARO_ENV === 'h5' ? '' : 'http://127.0.0.1:8080'),
    appId: 'xiangshi',
    reqEnabled: reqEnabled()
  },
  dev1: remote('dev1'),
  dev2: remote('dev2'),
  dev: remote('dev'),
  release: remote('release')
};

/**
 * Returns the environment selected by `APP_ENV`, `local` by default.
 * @throws Error when `APP_ENV` is unknown, which stops the build
 */
export function environment(): Environment {
  const name = process.env.APP_ENV ?? 'local';
  const found = environments[name];
  if (!found) throw new Error(`APP_ENV is "${name}", expected one of ${Object.keys(environments).join(', ')}`);
  return found;
}
