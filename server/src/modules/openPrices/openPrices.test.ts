import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { repositoryFolder } from '../../settings';
import { type TestApp, testApp } from '../../testing/testApp';
import { columns } from './openPrices.schema';

interface OpenPrices {
  date: string;
  unit: string;
  licence: { name: string };
  prices: Record<string, string | number>[];
}

describe('open prices', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true, settings: { publicUrl: 'https://xiangshi.example' } })));
  after(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const latest = async () => (await get('/open/prices/latest.json')).json<OpenPrices>();
  const rowsOf = (csv: string) =>
    csv
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n');

  it('are refused for a day beyond the rights of a visitor', async () => {
    const { date } = await latest();
    const early = shanghaiDay(Date.parse(date) - 40 * DAY_MS);
    const response = await get(`/open/prices/${early}.csv`);
    assert.deepEqual([response.statusCode, response.body], [403, 'HISTORY_LOCKED\n']);
  });

  it('answer 404 for a day without prices and for a name of no file', async () => {
    for (const name of ['2999-01-01.csv', '2026-02-30.json', 'latest.xml', 'latest', '.csv', '%00.csv']) {
      assert.equal((await get(`/open/prices/${name}`)).statusCode, 404, name);
    }
  });

  it('are those that the price list shows for the day', async () => {
    const { date, unit, licence, prices } = await latest();
    assert.deepEqual([unit, licence.name], ['CNY/kg', 'CC-BY-4.0']);
    const { items } = await server.api.call('GET /api/front/market/lines', { date, limit: 50 });
    assert.deepEqual(
      prices.slice(0, items.length).map((price) => [price['line_id'], price['mid']]),
      items.map((line) => [line.id, (line.midFen ?? 0) / 100])
    );
    assert.deepEqual((await get(`/open/prices/${date}.json`)).json(), await latest());
  });

  it('are a table with the documented columns, two decimals and a unit', async () => {
    const response = await get('/open/prices/latest.csv');
    assert.equal(response.headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(String(response.headers['link']), /creativecommons\.org.*rel="license"/);
    const [titles = '', first = ''] = rowsOf(response.body);
    assert.deepEqual(
      titles.split(','),
      columns.map(({ name }) => name)
    );
    const names = titles.split(',');
    const cells = Object.fromEntries(
      first.split(',').map((cell, index): [string, string] => [names[index] ?? '', cell])
    );
    for (const name of ['low', 'mid', 'high']) assert.match(String(cells[name]), /^\d+\.\d\d$/);
    assert.equal(cells['unit'], 'CNY/kg');
    assert.match(String(cells['collected_at']), /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+08:00$/);
    assert.equal(rowsOf(response.body).length, (await latest()).prices.length + 1);
  });

  it('name no collector', async () => {
    const collectors = await server.db.selectFrom('price_quote').select('collector').distinct().execute();
    const names = collectors.flatMap(({ collector }) => collector ?? []);
    assert.ok(names.length > 0);
    const { body } = await get('/open/prices/latest.csv');
    for (const name of names) assert.ok(!body.includes(name), name);
  });

  it('leave out quotes of an official index and quotes under review', async () => {
    const { date, prices } = await latest();
    const [index, pending] = prices.map((price) => String(price['line_id']));
    const quotes = server.db.updateTable('price_quote').where('date', '=', date);
    await quotes.set({ source_kind: 'index' }).where('line_id', '=', String(index)).execute();
    await quotes.set({ status: 'pending', review_id: 'review-1' }).where('line_id', '=', String(pending)).execute();
    const ids = (await latest()).prices.map((price) => price['line_id']);
    assert.ok(!ids.includes(String(index)) && !ids.includes(String(pending)));
    assert.equal(ids.length, prices.length - 2);
  });

  it('hold no text that a spreadsheet runs as a formula', async () => {
    const { date } = await latest();
    await server.db.updateTable('price_quote').set({ source_name: '=1+1' }).where('date', '=', date).execute();
    const [, first = ''] = rowsOf((await get('/open/prices/latest.csv')).body);
    assert.match(first, /,'=1\+1,/);
  });

  it('have names in the language of the address, and the same ids', async () => {
    const [chinese, english] = [await latest(), (await get('/open/prices/latest.json?lang=en')).json<OpenPrices>()];
    assert.deepEqual(
      english.prices.map((price) => price['line_id']),
      chinese.prices.map((price) => price['line_id'])
    );
    assert.doesNotMatch(String(english.prices[0]?.['variety']), /\p{Script=Han}/u);
  });

  it('answer 304 until a price of the day changes', async () => {
    const { date } = await latest();
    const first = await get('/open/prices/latest.csv');
    assert.equal(first.headers['cache-control'], 'public, max-age=300');
    const headers = { 'if-none-match': String(first.headers.etag) };
    assert.equal((await get('/open/prices/latest.csv', headers)).statusCode, 304);
    await server.db.updateTable('price_quote').set({ high_fen: 99_999_900 }).where('date', '=', date).execute();
    assert.match((await get('/open/prices/latest.csv', headers)).body, /,999999\.00,/);
  });

  it('are described for programs and for people by the same columns', async () => {
    const description = (await get('/open/prices/datapackage.json')).json<{
      resources: { schema: { fields: { name: string }[] } }[];
    }>();
    assert.deepEqual(
      description.resources[0]?.schema.fields.map(({ name }) => name),
      columns.map(({ name }) => name)
    );
    const dictionary = readFileSync(path.join(repositoryFolder, 'docs/open-data.md'), 'utf8');
    const documented = [...dictionary.matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, name, type]) => [name, type]);
    assert.deepEqual(
      documented,
      columns.map(({ name, type }) => [name, type])
    );
  });
});
