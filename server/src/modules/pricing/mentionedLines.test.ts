import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findMentionedLines, type LineNames } from './mentionedLines';

const line = (id: string, varietyNames: string[], gradeName: string, marketNames: string[]): LineNames => ({
  id,
  varietyId: id.split('.')[0] ?? '',
  varietyNames,
  gradeName,
  marketNames
});
const anise = ['八角', '大料'];
const lines = [
  line('anise.dahong.yulin', anise, '大红', ['玉林香料市场', '玉林']),
  line('anise.dahong.chengdu', anise, '大红', ['成都荷花池', '荷花池']),
  line('anise.wuliu.yulin', anise, '无硫大红', ['玉林香料市场', '玉林']),
  line('tsaoko.tong.yulin', ['草果'], '统货', ['玉林香料市场', '玉林']),
  line('tsaoko.xuan.kunming', ['草果'], '选货', ['昆明菊花园', '昆明']),
  line('ginger.tong.bozhou', ['生姜'], '统货', ['亳州药市', '亳州'])
];

describe('price line mentioned in a text', () => {
  it('is none when neither a grade nor a market is named', () => {
    assert.deepEqual(findMentionedLines('八角产区转晴', ['anise'], lines), []);
    assert.deepEqual(findMentionedLines('凭祥口岸恢复通关', ['anise', 'tsaoko'], lines), []);
    assert.deepEqual(findMentionedLines('大红走高', ['unknown'], lines), []);
  });

  it('is that of the grade at the market, or else at the home market of the grade', () => {
    assert.deepEqual(findMentionedLines('荷花池大红八角走动加快', ['anise'], lines), ['anise.dahong.chengdu']);
    assert.deepEqual(findMentionedLines('大红八角走动加快', ['anise'], lines), ['anise.dahong.yulin']);
    assert.deepEqual(findMentionedLines('草果选货惜售', ['tsaoko'], lines), ['tsaoko.xuan.kunming']);
  });

  it('is that of the longer of two grades that share a word', () => {
    assert.deepEqual(findMentionedLines('玉林无硫大红缺货', ['anise'], lines), ['anise.wuliu.yulin']);
  });

  it('is that of the leading grade when only a market is named', () => {
    assert.deepEqual(findMentionedLines('荷花池大料到货少', ['anise'], lines), ['anise.dahong.chengdu']);
  });

  it('is found for each variety in the clause about it', () => {
    const text = '草果统货走快，生姜看货的多';
    assert.deepEqual(findMentionedLines(text, ['tsaoko', 'ginger'], lines), ['tsaoko.tong.yulin']);
  });
});
