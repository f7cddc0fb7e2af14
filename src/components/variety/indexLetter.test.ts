import { indexLetter } from './indexLetter';

describe('indexLetter', () => {
  it.each([
    ['八角', ['bj', 'dhx'], 'B'],
    ['Épinard', ['bc'], 'E'],
    ['star anise', ['bj'], 'S'],
    ['未知', [], '#']
  ])('returns the index letter of %s', (name, initials, letter) => {
    expect(indexLetter({ name, initials })).toBe(letter);
  });
});
