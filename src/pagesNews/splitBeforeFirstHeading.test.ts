import { splitBeforeFirstHeading } from './splitBeforeFirstHeading';

describe('splitBeforeFirstHeading', () => {
  it('splits before the first heading', () => {
    expect(splitBeforeFirstHeading('<p>a</p><h2>b</h2><p>c</p><h2>d</h2>')).toEqual({
      lead: '<p>a</p>',
      rest: '<h2>b</h2><p>c</p><h2>d</h2>'
    });
  });

  it('returns an article without headings as the lead', () => {
    expect(splitBeforeFirstHeading('<p>h2</p>')).toEqual({ lead: '<p>h2</p>', rest: '' });
  });
});
