import { normalizeQuery } from './normalizeQuery';

describe('normalizeQuery', () => {
  it('leaves nothing of blanks', () => {
    expect(normalizeQuery(' \n ')).toEqual({ query: '', isTruncated: false });
  });

  it('cuts after thirty characters, never inside an emoji', () => {
    const { query, isTruncated } = normalizeQuery(`${'香'.repeat(29)}🌶🌶${'x'.repeat(200)}`);
    expect(query).toBe(`${'香'.repeat(29)}🌶`);
    expect(isTruncated).toBe(true);
  });

  it('takes SQL and HTML as they stand', () => {
    expect(normalizeQuery(" '; drop <b> ").query).toBe("'; drop <b>");
  });
});
