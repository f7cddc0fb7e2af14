import { letterOf } from './letterOf';

describe('the letter of a variety', () => {
  it.each([
    ['八角', ['bj', 'dhx'], 'B'],
    ['Épinard', ['bc'], 'E'],
    ['star anise', ['bj'], 'S'],
    ['未知', [], '#']
  ])('of %s', (name, initials, letter) => {
    expect(letterOf({ name, initials })).toBe(letter);
  });
});
