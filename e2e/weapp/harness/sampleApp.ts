import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import { sampleOutput } from '../gates/sampleOutput';
import type { App } from './App';
import { launch, type LaunchOptions } from './launch';

/** Returns a page as Taro writes it: one `root` of nodes, one handler `eh`, which runs `script` on a tap. */
export function page(script: string, onLoad = ''): string {
  return `Page({
    data: { root: { cn: [] } },
    onLoad: function (query) { var page = this; ${onLoad} },
    show: function (text) { this.setData({ 'root.cn': [{ sid: 'a', v: text }] }); },
    eh: function (event) { var page = this; ${script} }
  });`;
}

/** Template of the pages: their data, and elements to tap, to type into and to draw on. */
export const template = `<template name="taro_tmpl">
  <view wx:for="{{root.cn}}" wx:key="sid" id="{{item.sid}}"><text>{{item.v}}</text></view>
  <view id="go" bindtap="eh">Go</view><view id="dead">Dead</view>
  <button id="off" disabled="{{true}}" bindtap="eh">Off</button>
  <input id="field" maxlength="{{4}}" bindinput="eh" />
  <canvas id="chart" style="width:300px;height:120px" />
  <comp i="{{root}}" />
</template>`;

interface Seen {
  method: string | undefined;
  url: string | undefined;
  body: string;
}

/** Small mini-programs for the tests of the harness, and their server. */
export class SampleApp {
  /** Requests that reached the server. */
  readonly seen: Seen[] = [];
  private readonly apps: App[] = [];
  private readonly server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      this.seen.push({ method: request.method, url: request.url, body });
      const answer = () => response.end(JSON.stringify({ code: 200, data: 'hello' }));
      response.statusCode = request.url === '/missing.pdf' ? 404 : 200;
      if (request.url === '/slow') setTimeout(answer, 300);
      else answer();
    });
  });

  /** The server runs during the tests of the file. */
  constructor() {
    before(() => new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve)));
    after(() => {
      for (const app of this.apps) app.close();
      this.server.close();
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Starts an app of one page that runs `script` on a tap and `onLoad` when it opens. */
  start(script: string, onLoad = '', options: Partial<LaunchOptions> = {}): Promise<App> {
    return this.open({ 'pages/home/index.js': page(script, onLoad) }, options);
  }

  /** Starts an app with some files replaced. */
  async open(files: Record<string, string>, options: Partial<LaunchOptions> = {}): Promise<App> {
    const { folder } = sampleOutput({ 'base.wxml': template, ...files });
    const app = await launch({ dist: folder, baseUrl: this.url, ...options });
    this.apps.push(app);
    return app;
  }

  /** Starts an app and taps once. */
  async tapping(script: string): Promise<App> {
    const app = await this.start(script);
    await app.tap({ id: 'go' });
    return app;
  }

  /**
   * Returns the text of the page after a tap; the script may pass `show` as a callback, which shows the result's
   * `errMsg`.
   */
  async answerOf(script: string): Promise<string> {
    const app = await this.tapping(`function show(r) { page.show(r.errMsg); } ${script}`);
    return app.page.text();
  }
}
