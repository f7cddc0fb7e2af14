import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ErrorData } from '@contract/error';
import { insertPriceList } from '../../testing/priceList';
import { csvOf, HEADER, sendSheet, sheetRow } from '../../testing/priceSheet';
import { deleteQuotes, storedQuotes } from '../../testing/storedQuotes';
import { type TestApp, testApp } from '../../testing/testApp';
import { xlsxFile, xlsxOf, zipFile } from '../../testing/xlsxFile';

describe('errors of a price sheet', () => {
  let server: TestApp;
  before(async () => {
    server = await testApp();
    await insertPriceList(server.db);
  });
  after(() => server.close());
  beforeEach(() => deleteQuotes(server));

  /** Returns the error of a file as a whole. */
  async function expectImportError(file: Buffer): Promise<ErrorData> {
    const { code, data } = await sendSheet(server, file);
    assert.notEqual(code, 200);
    assert.deepEqual(await storedQuotes(server), []);
    return data as ErrorData;
  }

  it("a sheet without an operator's token is rejected before it is read", async () => {
    for (const token of ['', 'nobody', 'operator-token-of-the-test', 'operator-token-of-the-tests-']) {
      const { data } = await sendSheet(server, csvOf([sheetRow()]), { token });
      assert.deepEqual(data, { error: 'UNAUTHORIZED' });
    }
    assert.deepEqual(await storedQuotes(server), []);
  });

  it('a server without an operator rejects every sheet', async (t) => {
    const closed = await testApp({ settings: { operatorToken: undefined } });
    t.after(() => closed.close());
    const { data } = await sendSheet(closed, csvOf([sheetRow()]));
    const { data: empty } = await sendSheet(closed, csvOf([sheetRow()]), { token: 'undefined' });
    assert.deepEqual([data, empty], [{ error: 'UNAUTHORIZED' }, { error: 'UNAUTHORIZED' }]);
  });

  it('an import without the name of the operator, or without a file, is rejected', async () => {
    const { data } = await sendSheet(server, csvOf([sheetRow()]), { operator: '  ' });
    assert.deepEqual(data, { error: 'VALIDATION', fields: { operator: 'pattern' } });
    assert.deepEqual(await expectImportError(Buffer.alloc(0)), { error: 'VALIDATION', fields: { file: 'required' } });
  });

  it('a file that is neither XLSX nor CSV is rejected, whatever its name', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const xls = Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex');
    assert.equal((await expectImportError(png)).error, 'FILE_TYPE');
    assert.equal((await expectImportError(xls)).error, 'FILE_TYPE');
  });

  it('an empty file, or an archive without a sheet, is rejected', async () => {
    const refused = async (file: Buffer) => (await expectImportError(file)).fields;
    assert.deepEqual(await refused(Buffer.from('\ufeff\r\n\r\n')), { file: 'empty' });
    assert.deepEqual(await refused(xlsxFile([])), { file: 'empty' });
    assert.deepEqual(await refused(zipFile([{ name: 'readme.txt', text: 'hello' }])), { file: 'unreadable' });
    assert.deepEqual(await refused(xlsxFile([HEADER]).subarray(0, 300)), { file: 'unreadable' });
    assert.deepEqual(await refused(Buffer.from('"品种,等级')), { file: 'unreadable' });
  });

  it('a sheet with missing or duplicated columns is rejected, and the error names them', async () => {
    const header = HEADER.map((name) => (name === '最低价' ? '低' : name)).filter((name) => name !== '单位');
    assert.deepEqual((await expectImportError(csvOf([], header))).fields, { low: 'column', unit: 'column' });
    assert.deepEqual((await expectImportError(csvOf([], [...HEADER, 'Variety']))).fields, { variety: 'duplicate' });
  });

  it('a sheet above 20,000 rows, or with a cell far outside of the others, is rejected', async () => {
    const many = Array.from({ length: 50_000 }, () => ['八角']);
    assert.deepEqual((await expectImportError(csvOf(many))).fields, { file: 'maxRows' });
    assert.deepEqual(
      (await expectImportError(xlsxOf('<row r="999999999"><c r="A999999999"><v>1</v></c></row>'))).fields,
      {
        file: 'maxRows'
      }
    );
    assert.deepEqual((await expectImportError(xlsxOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'))).fields, {
      file: 'maxColumns'
    });
  });

  it('an archive that unpacks to more than the limit, or than it declares, is rejected', async () => {
    const zeros = Buffer.alloc(8 * 1024 * 1024 + 1);
    assert.equal((await expectImportError(zipFile([{ name: 'xl/a.xml', text: zeros }]))).error, 'FILE_TOO_LARGE');
    const liar = zipFile([{ name: 'xl/a.xml', text: zeros, claimedSize: 100 }]);
    assert.equal((await expectImportError(liar)).error, 'FILE_TOO_LARGE');
    assert.equal((await expectImportError(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).error, 'FILE_TOO_LARGE');
  });

  it('an archive with too many parts, or one that is encrypted or has sizes of 64 bits, is rejected', async () => {
    const parts = Array.from({ length: 501 }, (_, index) => ({ name: `xl/${index}.xml`, text: '<x/>' }));
    assert.deepEqual((await expectImportError(zipFile(parts))).fields, { file: 'unreadable' });
    const sheet = xlsxFile([HEADER]);
    const entry = sheet.indexOf('PK\u0001\u0002');
    const encrypted = Buffer.from(sheet);
    encrypted.writeUInt16LE(1, entry + 8);
    assert.deepEqual((await expectImportError(encrypted)).fields, { file: 'unreadable' });
    const large = Buffer.from(sheet);
    large.writeUInt32LE(0xffffffff, entry + 24);
    assert.equal((await expectImportError(large)).error, 'FILE_TOO_LARGE');
  });

  it('a sheet with a comment, which the parser would process for minutes, is rejected', async () => {
    const started = performance.now();
    const { fields } = await expectImportError(xlsxOf(`<!--${'x'.repeat(7_000_000)}-->`));
    assert.deepEqual(fields, { file: 'unreadable' });
    assert(performance.now() - started < 5000);
  });
});
