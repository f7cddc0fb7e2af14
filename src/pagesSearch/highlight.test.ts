import { highlight } from './highlight';

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('highlight', () => {
  it('marks nothing for a blank or unmatched query', () => {
    expect(marked('玉林八角', '  ')).toBe('玉林八角');
    expect(marked('玉林八角', '桂皮')).toBe('玉林八角');
  });

  it('treats regular-expression and HTML characters literally', () => {
    expect(marked('a.b (c) <b>', '.')).toBe('a[.]b (c) <b>');
    expect(marked('a.b (c) <b>', '(c) <B>')).toBe('a.b [(c)] [<b>]');
  });

  it('marks every match of every word, ignoring case', () => {
    expect(marked('八角与八角油', '八角')).toBe('[八角]与[八角]油');
    expect(marked('Star anise', 'ANISE star')).toBe('[Star] [anise]');
  });
});
