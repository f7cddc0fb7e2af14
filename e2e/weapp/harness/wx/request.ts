import { MINUTE_MS } from '@rules/duration';
import type { Answer, Http, HttpTransport } from '../Http';
import { ApiFailure } from '../PageStack';
import type { PendingWork } from '../PendingWork';
import type { Steps } from '../Steps';
import type { Api, Options } from './Api';
import type { Files } from './files';
import { multipartOf } from './multipart';

const defaultTimeoutMs = MINUTE_MS;
/** WeChat's limit of parallel requests; others wait. */
const maxConcurrent = 10;

/** Services that requests need. */
interface RequestPhone {
  api: Api;
  http: Http;
  steps: Steps;
  work: PendingWork;
  files: Files;
  finger: TapState;
}

/** Whether the current action still follows a tap, which it does not after a wait for a server. */
export interface TapState {
  hasTapped: boolean;
}

/**
 * Requests, uploads and downloads over real HTTP; responses arrive in the order of their requests (see `PendingWork`).
 */
export function requestApi(phone: RequestPhone): Options {
  const { api, http, steps, work, files, finger } = phone;
  const lane = new Lane(maxConcurrent);
  const start = (
    name: string,
    options: Options,
    make: () => HttpTransport,
    shape: (answer: Answer) => object
  ): object => {
    let wire: HttpTransport | undefined;
    let aborted = false;
    const ticket = work.enqueueResponse();
    const native = async () => {
      const answer = await lane.run(async () => {
        if (aborted) throw new ApiFailure('abort');
        steps.request();
        try {
          wire = make();
          return await wire.answer;
        } catch (error) {
          throw new ApiFailure((error as Error).message.replace(/^fail /, ''));
        } finally {
          if (!aborted) await ticket.acquire();
          finger.hasTapped = false;
        }
      });
      return shape(answer);
    };
    const promise = api.asynchronous(name, native, 'request', ticket.release)(options);
    return new RequestTask(promise, () => {
      aborted = true;
      wire?.abort();
    });
  };
  return {
    request: (options: Options) => {
      const { method, url, headers, body } = requestOf(options);
      const timeoutMs = typeof options.timeout === 'number' ? options.timeout : defaultTimeoutMs;
      return start(
        'request',
        options,
        () => http.send(method, url, headers, body, timeoutMs),
        ({ status, headers: header, body: received }) => ({
          statusCode: status,
          header,
          cookies: [],
          data: options.responseType === 'arraybuffer' ? received : parsed(received.toString('utf8'), options)
        })
      );
    },
    uploadFile: (options: Options) => {
      const { headers, body } = multipartOf(options, files);
      return start(
        'uploadFile',
        options,
        () => http.send('POST', String(options.url), headers, body, defaultTimeoutMs),
        ({ status, body: received }) => ({ statusCode: status, data: received.toString('utf8') })
      );
    },
    // Every response is written and is a success: the app has to check the status.
    downloadFile: (options: Options) => {
      const { url, header, filePath } = options;
      return start(
        'downloadFile',
        options,
        () => http.send('GET', String(url), { ...(header as Record<string, string>) }, undefined, defaultTimeoutMs),
        ({ status, body }) =>
          filePath === undefined
            ? { statusCode: status, tempFilePath: files.putTemporary(endingOf(String(url)), body) }
            : { statusCode: status, filePath: files.write(filePath, body) }
      );
    }
  };
}

/** Returns the ending of an address, such as `.pdf`; empty without one. */
function endingOf(url: string): string {
  return /\.\w+$/.exec(new URL(url).pathname)?.[0] ?? '';
}

/** Synchronous result of `wx.request`. */
class RequestTask {
  then: unknown;

  constructor(
    promise: unknown,
    readonly abort: () => void
  ) {
    if (promise instanceof Promise) this.then = promise.then.bind(promise);
  }

  onHeadersReceived(): void {}
  offHeadersReceived(): void {}
  onChunkReceived(): void {}
  offChunkReceived(): void {}
  onProgressUpdate(): void {}
  offProgressUpdate(): void {}
}

class Lane {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly width: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.width) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}

interface Prepared {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/**
 * Applies WeChat's rules: data of a GET becomes its query, other data is JSON unless the header says that it is a form.
 */
function requestOf(options: Options): Prepared {
  const method = ((options.method as string | undefined) ?? 'GET').toUpperCase();
  const headers = { 'content-type': 'application/json' } as Record<string, string>;
  for (const [name, value] of Object.entries(options.header ?? {})) headers[name.toLowerCase()] = String(value);
  const { data } = options;
  const url = String(options.url);
  const isForm = headers['content-type']?.includes('application/x-www-form-urlencoded') ?? false;
  if (data === undefined || data === null) return { method, url, headers, body: undefined };
  if (method === 'GET' && typeof data === 'object') {
    const query = formOf(data);
    return { method, url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url, headers, body: undefined };
  }
  if (typeof data === 'string') return { method, url, headers, body: data };
  return { method, url, headers, body: isForm ? formOf(data) : JSON.stringify(data) };
}

function formOf(data: object): string {
  return Object.entries(data)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
}

function parsed(text: string, options: Options): unknown {
  if ((options.dataType ?? 'json') !== 'json') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
