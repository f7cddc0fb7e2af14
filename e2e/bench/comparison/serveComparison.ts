import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml'
};

/**
 * Serves a built page as our server serves ours: compressed with Brotli ahead, its named parts cached for ever. Everything
 * that is no file of it comes from our server. Returns its address.
 */
export async function serveComparison(folder: string, site: string): Promise<{ url: string; stop(): void }> {
  const files = new Map<string, Buffer>();
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    const whole = path.join(folder, file);
    if (statSync(whole).isFile()) files.set(`/${file}`, brotliCompressSync(readFileSync(whole)));
  }
  const server = createServer((request, response) => {
    const address = request.url === '/' ? '/index.html' : (request.url ?? '');
    const bytes = files.get(address.split('?')[0] ?? '');
    if (bytes) sendFile(response, address, bytes);
    else passOn(site, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    }
  };
}

function sendFile(response: ServerResponse, address: string, bytes: Buffer): void {
  response.writeHead(200, {
    'content-type': types[path.extname(address)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'content-length': bytes.length,
    'cache-control': address === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable'
  });
  response.end(bytes);
}

function passOn(site: string, request: IncomingMessage, response: ServerResponse): void {
  const passed = ask(`${site}${request.url ?? ''}`, { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
