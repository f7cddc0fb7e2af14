import { indexLetter } from './indexLetter';

describe('the letter of a variety', () => {
  it.each([
    ['八角', ['bj', 'dhx'], 'B'],
    ['Épinard', ['bc'], 'E'],
    ['star anise', ['bj'], 'S'],
    ['未知', [], '#']
  ])('of %s', (name, initials, letter) => {
    expect(indexLetter({ name, initials })).toBe(letter);
  });
});
