import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Language } from '@contract/localText';
import { type RouteName, routes } from '../../../src/routes';
import { Matrix } from '../../Matrix';
import { startServer, type TestServer } from '../../server';
import { Painter } from '../drawing/Painter';
import { WeappOutput } from '../gates/WeappOutput';
import type { App } from '../harness/App';
import { ownerOf, queryOf } from '../pageVisits';
import { dist } from '../scenarios/dist';
import { openApp, prefix } from '../scenarios/openApp';
import { People } from '../scenarios/People';

/** Narrowest phone, px. */
const WIDTH = 320;
const namesByPath = new Map(Object.entries(routes).map(([name, path]) => [path, name as RouteName]));
/** Routes that lead a member away. */
const isForVisitors = (route: string) => /^(login\.|register$)/.test(route);

/**
 * Declares the tests of every page in one language: drawn for the narrowest phone, its texts are whole. Writes the results
 * for the matrix of all pages and variants.
 */
export function testEveryPageIn(language: Language): void {
  void describe(`every page of the mini-program at ${WIDTH} px in ${language}`, () => {
    const variant = `weapp-${language}`;
    const matrix = new Matrix(variant);
    const people = new People();
    let server: TestServer;
    let painter: Painter;

    before(async () => {
      server = await startServer();
      painter = await Painter.start({ dist, baseUrl: server.url });
    });

    after(async () => {
      await Promise.all([painter?.close(), server?.stop()]);
    });

    async function open(path: string, route: string): Promise<App> {
      const { storage, token } = await people.enter(server.url, ownerOf(path));
      const kept = isForVisitors(route) ? [] : storage.keys.map((key) => [key, storage.get(key)] as const);
      return openApp({
        baseUrl: server.url,
        path,
        query: await queryOf(path, server.url, token),
        scene: 1007,
        storage: { ...Object.fromEntries<unknown>(kept), [`${prefix}language`]: JSON.stringify(language) }
      });
    }

    for (const path of WeappOutput.read(dist).pages) {
      void it(`${path} shows its texts whole`, async () => {
        const route = namesByPath.get(path) ?? path;
        const app = await open(path, route);
        try {
          const faults = await painter.textFaults(app.screen, WIDTH);
          matrix.add(path, variant, faults);
          matrix.write();
          assert.deepEqual(faults, []);
        } finally {
          app.close();
        }
      });
    }
  });
}
