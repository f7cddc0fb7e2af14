import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { OperatorError } from '../../operatorError';
import { testApp, type TestApp } from '../../testing/testApp';
import { publishByWords, withdrawByWords } from './flash.ops';

describe('the commands for quick news', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const publish = (...words: string[]) => publishByWords(server.db, words, Date.now());
  const newest = async () => (await server.api.call('GET /api/front/flash/list', { limit: 1 })).items[0];

  it('refuse what a flash cannot be, with a sentence', async () => {
    for (const [words, sentence] of [
      [[], /title is wrong/],
      [['标题', '--importance', '7'], /importance is wrong/],
      [['标题', '--topic', 'gossip'], /topic is wrong/],
      [['长'.repeat(41)], /title is wrong/],
      [['标题', '--colour', 'red'], /colour/],
      [['标题', '--varieties', 'moon-dust'], /varieties is unknown/]
    ] as [string[], RegExp][]) {
      await assert.rejects(
        publish(...words),
        (error) => error instanceof OperatorError && sentence.test(error.message)
      );
    }
    await assert.rejects(withdrawByWords(server.db, ['no-such', '误发']), /no flash with this id/);
    await assert.rejects(withdrawByWords(server.db, ['no-such']), /REASON/);
  });

  it('publish at once, once for an id, and withdraw with a reason', async () => {
    const words = ['东兴口岸', '恢复通关', '--id', 'dongxing-open', '--topic', 'trade', '--varieties', 'cassia'];
    assert.equal(await publish(...words), 'dongxing-open is out.');
    assert.equal(await publish(...words), 'dongxing-open is out.');
    const flash = await newest();
    assert.deepEqual(
      [flash?.id, flash?.title, flash?.topic, flash?.varietyIds, flash?.importance],
      ['dongxing-open', '东兴口岸 恢复通关', 'trade', ['cassia'], 1]
    );
    await assert.rejects(publish('别的', '--id', 'dongxing-open'), /Another flash has this id/);
    await withdrawByWords(server.db, ['dongxing-open', '误发']);
    assert.notEqual((await newest())?.id, 'dongxing-open');
  });
});
