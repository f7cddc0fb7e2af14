import { splitBeforeFirstHeading } from './splitBeforeFirstHeading';

describe('where the price lines stand in an article', () => {
  it('is before its first heading', () => {
    expect(splitBeforeFirstHeading('<p>a</p><h2>b</h2><p>c</p><h2>d</h2>')).toEqual({
      opening: '<p>a</p>',
      rest: '<h2>b</h2><p>c</p><h2>d</h2>'
    });
  });

  it('is the end of an article without headings', () => {
    expect(splitBeforeFirstHeading('<p>h2</p>')).toEqual({ opening: '<p>h2</p>', rest: '' });
  });
});
