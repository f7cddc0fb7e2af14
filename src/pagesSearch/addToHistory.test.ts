import { addToHistory } from './addToHistory';

describe('addToHistory', () => {
  it('puts an existing term first', () => {
    expect(addToHistory(['八角', '桂皮', '草果'], '草果')).toEqual(['草果', '八角', '桂皮']);
  });

  it('drops the oldest of more than twenty terms', () => {
    const history = Array.from({ length: 20 }, (_, index) => `word ${index}`);
    const longer = addToHistory(history, 'new');
    expect(longer).toHaveLength(20);
    expect(longer[0]).toBe('new');
    expect(longer).not.toContain('word 19');
  });
});
