import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type TestApp, testApp } from '../../testing/testApp';

const script = 'window.early = 1';
const page = `<!doctype html><script>${script}</script><script defer src="/h5/js/app.1a2b3c4d.js"></script>${'<p></p>'.repeat(300)}`;
const appScript = `/* ${'x'.repeat(2000)} */`;

describe('the H5 app', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-h5-'));
  const h5Dir = path.join(folder, 'h5');
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true, settings: { h5Dir } })));
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  // Files that were written are seen in the next turn of the event loop.
  const get = async (url: string, encoding = 'identity') => {
    await nextTurn();
    return server.app.inject({ url, headers: { 'accept-encoding': encoding } });
  };
  /** Requests a page as a browser does for a typed address. */
  const visit = (url: string) => server.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*' } });

  it('shows the build command while there is no build', async () => {
    const response = await get('/h5/');
    assert.equal(response.statusCode, 503);
    assert.match(response.body, /npm run build:h5/);
    assert.match(String(response.headers['content-type']), /^text\/html/);
  });

  describe('a built H5 app', () => {
    before(() => {
      mkdirSync(path.join(h5Dir, 'js'), { recursive: true });
      writeFileSync(path.join(h5Dir, 'index.html'), page);
      writeFileSync(path.join(h5Dir, 'js/app.1a2b3c4d.js'), appScript);
      writeFileSync(path.join(h5Dir, 'js/tiny.1a2b3c4d.js'), '1');
      const precompress = path.resolve(import.meta.dirname, '../../../build/precompress.ts');
      execFileSync(process.execPath, ['--import', 'tsx', precompress, h5Dir], { cwd: path.dirname(precompress) });
    });

    it('refuses missing files, and paths out of its folder', async () => {
      writeFileSync(path.join(folder, 'secret.txt'), 'secret');
      for (const url of ['/h5/js/none.1a2b3c4d.js', '/h5/..%2fsecret.txt', '/h5/%2e%2e/secret.txt']) {
        const response = await get(url);
        assert.equal(response.statusCode, 404, url);
        assert.doesNotMatch(response.body, /^secret/);
      }
    });

    it('is the redirect target of the server’s root', async () => {
      const response = await get('/');
      assert.deepEqual([response.statusCode, response.headers.location], [302, '/h5/']);
    });

    it('sends its page for every path without a file extension, uncached', async () => {
      for (const url of ['/h5/pages/market/index', '/h5/pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin']) {
        const response = await get(url);
        assert.deepEqual([response.statusCode, response.headers['cache-control']], [200, 'no-cache'], url);
        assert.equal(response.body, page);
      }
    });

    it('sends other pages without the home’s preloads, if the build has such a page', async () => {
      const file = path.join(h5Dir, 'page.html');
      writeFileSync(file, 'a page of its own');
      try {
        assert.equal((await get('/h5/pages/market/index')).body, 'a page of its own');
        assert.equal((await get('/h5/')).body, page);
        assert.equal((await get('/h5/page.html')).headers.location, '/h5/');
      } finally {
        rmSync(file);
      }
    });

    it('sends the service worker and the manifest uncached, for the whole folder', async () => {
      writeFileSync(path.join(h5Dir, 'sw.js'), 'worker');
      writeFileSync(path.join(h5Dir, 'manifest.webmanifest'), '{}');
      const worker = await get('/h5/sw.js');
      assert.deepEqual([worker.statusCode, worker.body, worker.headers['cache-control']], [200, 'worker', 'no-cache']);
      assert.match(String(worker.headers['content-type']), /javascript/);
      const manifest = await get('/h5/manifest.webmanifest');
      assert.deepEqual([manifest.statusCode, manifest.headers['cache-control']], [200, 'no-cache']);
      assert.match(String(manifest.headers['content-type']), /^application\/manifest\+json/);
      const policy = String(worker.headers['content-security-policy']);
      assert.match(policy, /worker-src 'self';manifest-src 'self'/);
    });

    it('sends a worker that removes the one before where the operator has switched it off', async (t) => {
      const off = await testApp({ settings: { h5Dir, hasServiceWorker: false } });
      t.after(() => off.close());
      const response = await off.app.inject({ url: '/h5/sw.js' });
      assert.deepEqual([response.statusCode, response.headers['cache-control']], [200, 'no-cache']);
      assert.match(String(response.headers['content-type']), /javascript/);
      assert.match(response.body, /caches\.delete[\s\S]*registration\.unregister/);
    });

    it('redirects old names of the home, with their query', async () => {
      for (const [url, location] of [
        ['/h5/index.html', '/h5/'],
        ['/h5/pages/index', '/h5/'],
        ['/h5/pages/index/?fromType=app', '/h5/?fromType=app']
      ]) {
        const response = await get(url ?? '');
        assert.deepEqual([response.statusCode, response.headers.location], [301, location], url);
      }
    });

    it('treats every path as a page while its build has no page list', async () => {
      assert.equal((await get('/h5/no/such/page')).statusCode, 200);
    });

    describe('an H5 build with a page list', () => {
      before(() => writeFileSync(path.join(h5Dir, 'pages.json'), JSON.stringify(['pages/market/index'])));

      it('sends status 404 for an unknown page, with the app, which says so', async () => {
        for (const url of ['/h5/no/such/page', '/h5/pages/none/index?id=1', '/h5/pagesMarket/', '/h5/toString']) {
          const response = await visit(url);
          assert.deepEqual([response.statusCode, response.headers['cache-control']], [404, 'no-cache'], url);
          assert.equal(response.body, page);
        }
        for (const url of ['/h5/pages/market/index', '/h5/pages/market/index?a=/none']) {
          assert.equal((await visit(url)).statusCode, 200, url);
        }
      });

      it('sends a browser a page for an unknown address, and a program an envelope', async () => {
        for (const url of ['/xyz', '/h5/none.html', '/uploads/none.jpg']) {
          const response = await visit(url);
          assert.deepEqual([response.statusCode, response.body === page], [404, true], url);
          assert.match(String(response.headers['content-type']), /^text\/html/);
          assert.ok(response.headers['content-security-policy']);
        }
        const unreadable = await visit('/h5/%E0%A4%A');
        assert.deepEqual([unreadable.statusCode, unreadable.headers.location], [302, '/h5/404']);
        for (const response of [
          await get('/xyz'),
          await get('/%E0%A4%A'),
          await visit('/api/front/none'),
          await server.app.inject({ method: 'POST', url: '/xyz', headers: { accept: 'text/html' } })
        ]) {
          assert.equal(response.statusCode, 404);
          assert.equal((JSON.parse(response.body) as { data: { error: string } }).data.error, 'NOT_FOUND');
        }
      });
    });

    it('sends its own page for the home where that is not drawn, in every encoding', async () => {
      const [plain, br, gz] = [await get('/h5/'), await get('/h5/', 'gzip, br'), await get('/h5/', 'gzip')];
      for (const response of [plain, br, gz]) {
        assert.deepEqual([response.statusCode, response.headers['cache-control']], [200, 'no-cache']);
      }
      assert.equal(plain.body, page);
      assert.equal(brotliDecompressSync(br.rawPayload).toString(), page);
      assert.equal(gunzipSync(gz.rawPayload).toString(), page);
    });

    it('may call this host only when its API is here', async () => {
      const policy = String((await get('/h5/')).headers['content-security-policy']);
      assert.match(policy, /connect-src 'self' *;/);
    });

    it('may run its own files and the inline scripts of its page, and nothing else', async () => {
      const policy = String((await get('/h5/')).headers['content-security-policy']);
      const hash = createHash('sha256').update(script).digest('base64');
      assert.match(policy, new RegExp(`script-src 'self' 'sha256-${hash.replace(/[+/]/g, '\\$&')}';`));
    });

    it('may run the script of WeChat only where an official account is configured', async (t) => {
      const policyOf = async ({ app }: TestApp) =>
        String((await app.inject({ url: '/h5/' })).headers['content-security-policy']);
      assert.doesNotMatch(await policyOf(server), /wx\.qq\.com/);
      const app = { appid: 'wx2222222222222222', secret: 's'.repeat(32) };
      const officialAccount = { apiUrl: 'https://api.weixin.qq.com', app };
      const configured = await testApp({ settings: { h5Dir, officialAccount } });
      t.after(() => configured.close());
      const policy = await policyOf(configured);
      assert.match(policy, /script-src 'self' 'sha256-[^;]+ https:\/\/res\.wx\.qq\.com;/);
      assert.equal(policy.split('wx.qq.com').length, 2, 'no other directive allows that host');
    });

    describe('an H5 build for an API on another host', () => {
      const file = path.join(h5Dir, 'index.html');
      const write = (text: string, sec: number) => {
        writeFileSync(file, text);
        utimesSync(file, sec, sec);
      };
      const past = Date.now() / 1000 - 3600;
      before(() =>
        write(
          page.replace('<script>', '<meta name="api-host" content="https://api.example.com:8443/v1"><script>'),
          past
        )
      );
      after(() => write(page, past + 60));

      it('may call that host and show its pictures and videos', async () => {
        const policy = String((await get('/h5/')).headers['content-security-policy']);
        for (const directive of ['connect-src', 'img-src', 'media-src']) {
          assert.match(policy, new RegExp(`${directive} 'self' https://api\\.example\\.com:8443[ ;]`));
        }
        assert.doesNotMatch(policy, /script-src[^;]*example/);
        assert.doesNotMatch(policy, /(?:img|media)-src[^;]* https:[ ;]/, 'no picture from just anywhere');
      });
    });

    it('has scripts that are cached for ever, compressed as the client accepts', async () => {
      const url = '/h5/js/app.1a2b3c4d.js';
      const [plain, br, gz] = [await get(url), await get(url, 'gzip, br'), await get(url, 'gzip')];
      assert.equal(plain.body, appScript);
      assert.equal(brotliDecompressSync(br.rawPayload).toString(), appScript);
      assert.equal(gunzipSync(gz.rawPayload).toString(), appScript);
      for (const response of [plain, br, gz]) {
        assert.equal(response.headers['cache-control'], 'public, max-age=31536000, immutable');
        assert.match(String(response.headers['content-type']), /javascript/);
      }
      assert.deepEqual([br.headers['content-encoding'], gz.headers['content-encoding']], ['br', 'gzip']);
    });

    it('has small files without compressed siblings', async () => {
      const response = await get('/h5/js/tiny.1a2b3c4d.js', 'br, gzip');
      assert.deepEqual([response.body, response.headers['content-encoding']], ['1', undefined]);
    });

    it('is sent plain when a newer build left old compressed files behind', async () => {
      const file = path.join(h5Dir, 'index.html');
      const url = '/h5/pages/market/index';
      assert.equal((await get(url, 'br')).headers['content-encoding'], 'br');
      writeFileSync(file, page.replace('early', 'later'));
      const soon = Date.now() / 1000 + 5;
      utimesSync(file, soon, soon);
      const response = await get(url, 'br');
      assert.equal(response.headers['content-encoding'], undefined);
      assert.match(response.body, /window.later/);
    });
  });
});
