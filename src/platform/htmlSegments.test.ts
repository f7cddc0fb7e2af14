import { htmlSegments, withClasses } from './htmlSegments';

describe('the segments of an article', () => {
  it('are one text where there is nothing else', () => {
    expect(htmlSegments('<p>a</p><h2>b</h2>')).toEqual([{ kind: 'text', html: '<p>a</p><h2>b</h2>' }]);
  });

  it('cut out tables and figures and keep the order', () => {
    const html =
      '<p>a</p><table><tr><td>1</td></tr></table>\n<figure data-variety="clove"><figcaption>A &amp; B</figcaption></figure><p>z</p>';
    expect(htmlSegments(html)).toEqual([
      { kind: 'text', html: '<p>a</p>' },
      { kind: 'table', html: '<table><tr><td>1</td></tr></table>' },
      { kind: 'figure', varietyId: 'clove', caption: 'A & B' },
      { kind: 'text', html: '<p>z</p>' }
    ]);
  });

  it('keep the caption of a figure without a variety', () => {
    expect(htmlSegments('<figure><figcaption>图</figcaption></figure>')).toEqual([
      { kind: 'figure', varietyId: '', caption: '图' }
    ]);
  });

  it('are none for an empty article', () => {
    expect(htmlSegments(' ')).toEqual([]);
  });
});

describe('the classes of rich text', () => {
  it('stand in opening tags only, before the attributes that are there', () => {
    expect(withClasses('<p>a</p><td colspan="2">b</td>', (tag) => `x-${tag}`)).toBe(
      '<p class="x-p">a</p><td class="x-td" colspan="2">b</td>'
    );
  });

  it('are left out for tags that have none', () => {
    expect(withClasses('<em>a</em>', () => undefined)).toBe('<em>a</em>');
  });
});
