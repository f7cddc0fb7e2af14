import Taro from '@tarojs/api';

interface Request {
  url: string;
  method?: string;
  data?: unknown;
  header?: Record<string, string>;
  timeout?: number;
}
interface Response {
  statusCode: number;
  header: Record<string, string>;
  /** The parsed body; null for one that is no JSON. */
  data: unknown;
}
type Task = Promise<Response> & { abort(): void };
interface Link {
  request(request: Request): Task;
  addInterceptor(interceptor: unknown): void;
  cleanInterceptors(): void;
}

/** Our own requests end after a minute (src/request/enforceTimeout.ts). */
const TIMEOUT_MS = 61_000;

function send({ url, method = 'GET', data, header, timeout = TIMEOUT_MS }: Request): Task {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), timeout);
  const answer = fetch(url, {
    method,
    headers: { ...(data !== undefined && { 'Content-Type': 'application/json' }), ...header },
    signal: ending.signal,
    ...(data !== undefined && { body: JSON.stringify(data) })
  }).then(async (response): Promise<Response> => ({
    statusCode: response.status,
    header: Object.fromEntries(response.headers),
    data: await response.json().catch(() => null)
  }));
  const task = answer
    .catch((error: Error) => {
      throw Object.assign(error, { errMsg: error.message });
    })
    .finally(() => clearTimeout(timer));
  return Object.assign(task, { abort: () => ending.abort() });
}

const link = new (Taro.Link as new (send: (chain: { requestParams: Request }) => Task) => Link)(({ requestParams }) =>
  send(requestParams)
);

/**
 * Replaces `Taro.request` of H5, which also speaks JSONP and forms: all calls of this app send and receive JSON.
 * @throws Error of `fetch`, with its message as `errMsg`, when the server cannot be reached or the call is aborted
 */
export const request = (options: Request): Task => link.request(options);
export const addInterceptor: Link['addInterceptor'] = (interceptor) => link.addInterceptor(interceptor);
export const cleanInterceptors: Link['cleanInterceptors'] = () => link.cleanInterceptors();
