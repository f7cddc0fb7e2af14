import { normalizeQuery } from './normalizeQuery';

describe('normalizeQuery', () => {
  it('returns an empty query for blanks', () => {
    expect(normalizeQuery(' \n ')).toEqual({ query: '', isTruncated: false });
  });

  it('truncates after thirty characters, never inside an emoji', () => {
    const { query, isTruncated } = normalizeQuery(`${'香'.repeat(29)}🌶🌶${'x'.repeat(200)}`);
    expect(query).toBe(`${'香'.repeat(29)}🌶`);
    expect(isTruncated).toBe(true);
  });

  it('keeps SQL and HTML unchanged', () => {
    expect(normalizeQuery(" '; drop <b> ").query).toBe("'; drop <b>");
  });
});
