import { queryOf } from './query';

describe('queryOf', () => {
  it('leaves nothing of blanks', () => {
    expect(queryOf(' \n ')).toEqual({ query: '', isCut: false });
  });

  it('cuts after thirty characters, never inside an emoji', () => {
    const { query, isCut } = queryOf(`${'香'.repeat(29)}🌶🌶${'x'.repeat(200)}`);
    expect(query).toBe(`${'香'.repeat(29)}🌶`);
    expect(isCut).toBe(true);
  });

  it('takes SQL and HTML as they stand', () => {
    expect(queryOf(" '; drop <b> ").query).toBe("'; drop <b>");
  });
});
