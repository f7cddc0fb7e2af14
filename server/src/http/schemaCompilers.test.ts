import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { InjectOptions } from 'fastify';
import { contract } from '@contract';
import type { AnalyticsEvent } from '@contract/analytics';
import type { Endpoint } from '@contract/endpoint';
import { analyticsEvents, MAX_BATCH_EVENTS } from '@rules/analytics';
import { largestJson } from '../testing/largestJson';
import { logIn } from '../testing/logIn';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../testing/testApp';

const BODY_LIMIT = 64 * 1024;
/** Twenty fields with long names; the error of one field has a tenth. */
const MAX_ERROR_BYTES = 3_000;

type Call = [name: string, endpoint: Endpoint];
const withBody = (Object.entries(contract) as Call[]).filter(
  ([name, { input, inQuery }]) => input !== undefined && inQuery === undefined && !name.startsWith('GET ')
);

const unknownKeys = `{${Array.from({ length: 5_500 }, (_, index) => `"k${index}":1`).join(',')}}`;

/** Returns JSON bodies of nearly the whole limit in which each part breaks a rule. */
function wrongBodies({ input }: Endpoint): string[] {
  const properties = Object.keys((input as { properties?: object } | undefined)?.properties ?? {});
  const items = `[${'1,'.repeat(30_000)}1]`;
  return [items, unknownKeys, ...properties.map((name) => `{${JSON.stringify(name)}:${items}}`)];
}

describe('a body that is invalid throughout', () => {
  let server: TestApp;
  let member: string;
  before(async () => {
    server = await testApp({ isSeeded: true });
    member = await logIn(server);
  });
  after(() => server.close());

  const post = async ([name, { auth }]: Call, payload: string) => {
    const [method, path = ''] = name.split(' ');
    const token = auth === 'operator' ? OPERATOR_TOKEN : member;
    return server.app.inject({
      method: method as InjectOptions['method'],
      url: path.replace(/\{\w+\}/g, 'x'),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload
    });
  };

  it('gets a short error from every call', async () => {
    for (const call of withBody) {
      for (const payload of wrongBodies(call[1])) {
        const { statusCode, body } = await post(call, payload);
        assert.equal(statusCode, 200);
        assert.notEqual((JSON.parse(body) as { code: number }).code, 200);
        assert.ok(body.length < MAX_ERROR_BYTES, `${call[0]} answered ${body.length} bytes`);
      }
    }
  });

  it('is refused for the length of a list before its items are validated', async () => {
    const call = 'POST /api/member/footprint/bring';
    const { data } = JSON.parse((await post([call, contract[call]], `{"visits":[${'1,'.repeat(30_000)}1]}`)).body) as {
      data: object;
    };
    assert.deepEqual(data, { error: 'VALIDATION', fields: { visits: 'maxItems' } });
  });

  it('gets a short error inside an encrypted body too', async () => {
    const keys = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`key${index}`, 1]));
    const data = await server.api.expectError('POST /api/member/user/login', keys);
    assert.equal(data.error, 'VALIDATION');
    assert.equal(Object.keys(data.fields ?? {}).length, 1);
  });

  it('is not kept in memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const held = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = held();
    for (const call of withBody) await post(call, unknownKeys);
    const grownMb = (held() - before) / 1e6;
    assert.ok(grownMb < 8, `${grownMb} MB more after the calls`);
  });

  it('gets at most twenty fields in its error, with shortened names', async () => {
    const many = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`${index}`.padEnd(500, 'x'), 1]));
    const { fields } = await server.api.expectError('POST /api/front/invite/getInviterName', many);
    assert.equal(Object.keys(fields ?? {}).length, 20);
    assert.ok(Object.keys(fields ?? {}).every((name) => name.length <= 100));
  });

  it('is refused for its length alone above 64 kB', async () => {
    const { body } = await post(
      ['POST /api/front/invite/getInviterName', contract['POST /api/front/invite/getInviterName']],
      `{"inviterCode":"${'x'.repeat(BODY_LIMIT)}"}`
    );
    assert.deepEqual((JSON.parse(body) as { data: object }).data, {
      error: 'VALIDATION',
      fields: { body: 'maxLength' }
    });
  });
});

/** Longest word of a property, id and name of a page. */
const [MAX_WORD, MAX_ID, MAX_PAGE] = [40, 64, 60];
/** Device, secret and the names around them. */
const MAX_DEVICE_BYTES = 1_000;
/** Its schema accepts more properties than the table of events has; the server refuses those events by name. */
const eventsCall = 'POST /api/front/analytics/events';

describe('the largest body that the contract allows', () => {
  it('fits into 64 kB for every call, encrypted for secure calls', () => {
    const measured = withBody.filter(([name]) => name !== eventsCall);
    const sizes = measured.map(([name, { input, secure }]) => {
      const bytes = input === undefined ? 0 : largestJson(input);
      // Base64, and the wrapped key.
      return { name, bytes: secure ? Math.ceil((bytes + 16) / 3) * 4 + 800 : bytes };
    });
    assert.deepEqual(
      sizes.filter(({ bytes }) => !(bytes <= BODY_LIMIT)),
      []
    );
  });

  it('fits into 64 kB for a batch of events with the properties of the table', () => {
    const sizes = Object.entries(analyticsEvents).map(([event, properties]) => {
      const terms = Object.keys(properties).map((name) => [name, 'x'.repeat(MAX_WORD)]);
      const [id, page, number, atMs] = ['x'.repeat(MAX_ID), 'x'.repeat(MAX_PAGE), 1e9, 1e13];
      const ofTable = {
        number,
        runId: id,
        sessionId: id,
        event,
        page,
        view: number,
        atMs,
        properties: Object.fromEntries(terms) as AnalyticsEvent['properties']
      };
      return JSON.stringify(ofTable satisfies AnalyticsEvent).length + 1;
    });
    assert.ok(Math.max(...sizes) * MAX_BATCH_EVENTS < BODY_LIMIT - MAX_DEVICE_BYTES);
  });
});
