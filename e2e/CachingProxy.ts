import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse
} from 'node:http';
import type { AddressInfo } from 'node:net';

interface KeptResponse {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Request headers that the response varies by, with the values that it was given for. */
  variesBy: [name: string, value: string][];
}

/**
 * A shared cache between browsers and a server, as an office or a network operator has one. It keeps what it may keep, by
 * address and `Vary`, and never asks whether it still holds, which is the worst that one could do.
 */
export class CachingProxy {
  /** Addresses that were answered from the cache. */
  readonly hits: string[] = [];
  private readonly kept = new Map<string, KeptResponse[]>();
  private readonly server: Server;

  private constructor(private readonly target: URL) {
    this.server = createServer((incoming, outgoing) => this.handle(incoming, outgoing));
  }

  static async start(target: string): Promise<CachingProxy> {
    const proxy = new CachingProxy(new URL(target));
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '', headers, method } = incoming;
    const known = this.kept
      .get(url)
      ?.find(({ variesBy }) => variesBy.every(([name, value]) => valueOf(headers, name) === value));
    if (method === 'GET' && known) {
      this.hits.push(url);
      outgoing.writeHead(200, known.headers).end(known.body);
      return;
    }
    const { hostname, port } = this.target;
    const passed = request({ hostname, port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      if (method !== 'GET' || !isKeepable(answer)) return;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => this.keep(url, headers, answer.headers, Buffer.concat(parts)));
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }

  private keep(url: string, asked: IncomingHttpHeaders, headers: IncomingHttpHeaders, body: Buffer): void {
    const names = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
    const variesBy = names.filter(Boolean).map((name): [string, string] => [name, valueOf(asked, name)]);
    this.kept.set(url, [...(this.kept.get(url) ?? []), { headers, body, variesBy }]);
  }
}

const valueOf = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? '');

const isKeepable = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 && !/no-store|private/.test(headers['cache-control'] ?? '') && headers.vary !== '*';
