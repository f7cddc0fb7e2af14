import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CANDIDATES } from '../../../seed/expo/candidates';
import { type TestApp, testApp } from '../../testing/testApp';
import { listUntranslatedCommand } from './localName.ops';
import { findTranslator } from './localName.service';
import { findUntranslatedTexts, importTexts } from './organiserText.service';

const HEAD = 'zh-Hans,zh-Hant,en,fr,es';

describe('translations of the organiser', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const missing = () => findUntranslatedTexts(server.db, server.deps.now());
  const importLines = (...lines: string[]) => importTexts(server.db, Buffer.from(lines.join('\n')));
  /** Translators are cached for a minute and by connection: a transaction has none yet. */
  const translated = (text: string, language: 'zh-Hant' | 'en' | 'es') =>
    server.db.transaction().execute(async (tx) => (await findTranslator(tx, language))?.taxonomy(text));
  async function faultsOf(...lines: string[]): Promise<unknown> {
    const error: unknown = await importLines(...lines).catch((thrown: unknown) => thrown);
    return (error as { details: { fields: unknown } }).details.fields;
  }

  it('are complete in the demo but for companies, which keep their names', async () => {
    const candidates = Object.values(CANDIDATES).flat();
    const companies = candidates.filter(({ kind }) => kind === 'company').map(({ name }) => name);
    assert.deepEqual((await missing()).toSorted(), companies.toSorted());
  });

  it('refuse a file without a column, a text without a translation, one that is too long, and one that occurs twice', async () => {
    assert.deepEqual(await faultsOf('zh-Hans,en,fr', '早场,Morning,Matin'), { es: 'missing' });
    assert.deepEqual(await faultsOf(HEAD, '早场,,Morning,,Mañana', '午场,,Noon,Midi,Mediodía'), { '2.fr': 'required' });
    assert.deepEqual(await faultsOf(HEAD, `早场,,${'a'.repeat(4001)},Matin,Mañana`), { '2.en': 'tooLong' });
    assert.deepEqual(await faultsOf(HEAD, '早场,,Morning,Matin,Mañana', '早场,,Early,Tôt,Temprano'), {
      '3.zh-Hans': 'duplicate'
    });
    assert.deepEqual(await faultsOf(''), { file: 'empty' });
    assert.equal(await translated('午场', 'en'), '午场');
  });

  it('are listed as missing for a new text, a paragraph each, and shown once they are imported', async () => {
    await server.db
      .updateTable('activity')
      .set({ rules: JSON.stringify(['限前一百名。\n=名额用完为止']) })
      .where('id', '=', 'first-purchase')
      .execute();
    const added = (await missing()).filter((text) => /名额|一百名/.test(text));
    assert.deepEqual(added, ['限前一百名。', '=名额用完为止']);
    const sheet = await listUntranslatedCommand(server.db, server.deps.now());
    assert.ok(sheet.includes("\r\n'=名额用完为止,,,,\r\n"), sheet);

    const file = [HEAD, '限前一百名。,限前百名。,The first hundred.,Les cent premiers.,Los cien primeros.'];
    assert.equal(
      await importLines(...file, "'=名额用完为止,,While places last.,Selon les places.,Hasta completar."),
      2
    );
    assert.equal(await translated('限前一百名。\n=名额用完为止', 'en'), 'The first hundred.\nWhile places last.');
    assert.equal(await translated('限前一百名。', 'zh-Hant'), '限前百名。');
    assert.deepEqual(
      (await missing()).filter((text) => /名额|一百名/.test(text)),
      []
    );
  });

  it('replace those of before, also when two files are imported at once', async () => {
    const morning = (word: string) => `早场,,${word},Matin,Mañana`;
    const evening = (word: string) => `晚场,,${word},Soir,Tarde`;
    await importLines(HEAD, morning('Morning'), evening('Evening'));
    await Promise.all([
      importLines(HEAD, morning('Early'), evening('Late')),
      importLines(HEAD, evening('Late'), morning('Early'))
    ]);
    assert.deepEqual([await translated('早场', 'en'), await translated('晚场', 'en')], ['Early', 'Late']);
  });
});
