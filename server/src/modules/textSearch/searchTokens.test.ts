import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { tokensOf } from './searchTokens';

const texts = ['玉林八角 大红，25 公斤', 'ＢＪ Star-Anise 八', '🌶️ 100%_\\ \'"', '', '㐀鿿', 'ǅ İ ﬁ'];

describe('search tokens', () => {
  let database: TestDatabase;
  before(async () => (database = await createTestDatabase('empty')));
  after(() => database.drop());

  const stored = async (text: string) => {
    const { rows } = await sql<{ tokens: string[] }>`select search_tokens(${text}) as tokens`.execute(database.db);
    return new Set(rows[0]?.tokens);
  };

  it('the tokens of a query are among those of every text that contains it', async () => {
    for (const text of texts) {
      const tokens = await stored(text);
      for (const token of tokensOf(text)) assert(tokens.has(token), `${token} of ${text}`);
    }
  });

  it('are pairs of neighbouring characters, and single characters only between other text', () => {
    assert.deepEqual(tokensOf('八角油'), ['八角', '角油']);
    assert.deepEqual(tokensOf('八 kg'), ['八', 'kg']);
    assert.deepEqual(tokensOf('🌶️'), []);
  });

  it('do not span what separates two words', async () => {
    const tokens = await stored('八角，大红');
    assert(!tokens.has('角大') && tokens.has('角'));
  });
});
