import type { OutgoingHttpHeaders } from 'node:http';
import http from 'node:http';

export interface RequestLog {
  method: string;
  /** The url as the app wrote it. */
  url: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Set when the response has arrived. */
  status?: number;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface HttpTransport {
  answer: Promise<Answer>;
  abort(): void;
}

/** Sends to the one server of the scenario: the API origin of the build is replaced by the server's. */
export class Http {
  /** Every request of the app, in order. */
  readonly sent: RequestLog[] = [];
  private readonly open = new Set<http.ClientRequest>();

  constructor(
    private readonly baseUrl: string,
    private readonly apiOrigin: string
  ) {}

  /** Sends a request; its answer rejects with a message in WeChat's format. A `timeoutMs` of 0 waits for ever. */
  send(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string | Buffer | undefined,
    timeoutMs: number
  ): HttpTransport {
    const target = this.redirect(url);
    const { pathname, search } = target;
    const text = typeof body === 'string' ? body : undefined;
    const entry: RequestLog = { method, url, path: pathname + search, headers, body: text };
    this.sent.push(entry);
    const length: OutgoingHttpHeaders = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = http.request(target, { method, headers: { ...headers, ...length }, agent: false });
    this.open.add(request);
    const answer = new Promise<Answer>((resolve, reject) => {
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => reject(new Error(`fail ${error.message}`)));
        response.on('end', () => {
          entry.status = response.statusCode ?? 0;
          resolve({ status: entry.status, headers: flat(response.headers), body: Buffer.concat(chunks) });
        });
      });
      request.on('error', (error) => reject(new Error(`fail ${error.message}`)));
      if (timeoutMs > 0) request.setTimeout(timeoutMs, () => request.destroy(new Error('timeout')));
    }).finally(() => this.open.delete(request));
    request.end(body);
    return { answer, abort: () => request.destroy(new Error('abort')) };
  }

  abortAll(): void {
    for (const request of this.open) request.destroy(new Error('abort'));
  }

  private redirect(url: string): URL {
    const asked = new URL(url);
    if (asked.origin !== this.apiOrigin && asked.origin !== new URL(this.baseUrl).origin) {
      throw new Error(`fail url not in domain list: ${asked.origin}`);
    }
    return new URL(asked.pathname + asked.search, this.baseUrl);
  }
}

function flat(headers: http.IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]));
}
