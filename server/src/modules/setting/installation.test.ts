import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { logIn } from '../../testing/logIn';
import { type TestApp, testApp } from '../../testing/testApp';
import { requireUnmixedData } from './installation.service';

const refused = { name: 'StartupError', message: /^The demo does not start on this database/ };

describe('start of the demo', () => {
  const servers: TestApp[] = [];
  const databaseOf = async (isSeeded: boolean) => {
    const server = await testApp({ isSeeded });
    servers.push(server);
    return server;
  };
  after(() => Promise.all(servers.map((server) => server.close())));

  describe('a start on an empty database', () => {
    let server: TestApp;
    before(async () => (server = await databaseOf(false)));

    it('is allowed until users registered who are not its own', async () => {
      await requireUnmixedData(server.db, true);
      await logIn(server);
      await assert.rejects(requireUnmixedData(server.db, true), refused);
    });
  });

  describe('a start on its own data', () => {
    let server: TestApp;
    before(async () => (server = await databaseOf(true)));

    it('is allowed, with the users who registered there, until a start without the demo', async () => {
      await logIn(server);
      await requireUnmixedData(server.db, true);
      await requireUnmixedData(server.db, false);
      await requireUnmixedData(server.db, false);
      await assert.rejects(requireUnmixedData(server.db, true), refused);
    });
  });
});
