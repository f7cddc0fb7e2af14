import { guardHtml } from './guardHtml';

const guarded = (html: string) =>
  guardHtml(html, {
    classOf: (name) => `x-${name}`,
    pictureOf: (varietyId) => `/art/${varietyId}.svg`,
    illustration: '示意图'
  });

/** Everything that could run or load something, in whatever way it was written. */
const dangerous =
  /<(?:script|style|iframe|object|embed|svg|math|link|meta|base|form|input|a)\b|\son\w+=|javascript:|https?:|srcdoc|style=/i;

describe('the guard of article HTML', () => {
  it.each([
    '<script>alert(1)</script><p>text</p>',
    '<img src=x onerror=alert(1)><p>text</p>',
    '<p onclick="alert(1)" style="position:fixed" id="x">text</p>',
    '<a href="javascript:alert(1)"><p>text</p></a>',
    '<a href="java&#115;cript:alert(1)">text</a>',
    '<svg><script>alert(1)</script></svg><p>text</p>',
    '<svg/onload=alert(1)>text',
    '<math><mi xlink:href="javascript:alert(1)">m</mi></math><p>text</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>text</p>',
    '<style>*{background:url(https://evil.example)}</style><p>text</p>',
    '<p>text</p><form action="https://evil.example"><input name="code"></form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">text</p>',
    '<template><script>alert(1)</script></template>text',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">text',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><p>text</p>',
    '<td colspan="2" onmouseover="alert(1)">text</td>',
    '<p>text</p><!--<img src=x onerror=alert(1)>-->'
  ])('leaves nothing that runs or loads of %s', (html) => {
    expect(guarded(html)).not.toMatch(dangerous);
  });

  it.each(['"><img src=x onerror=alert(1)>', '../../secret', 'https://evil.example/x', 'star-anise" onload="x', ''])(
    'draws no picture for the variety %s',
    (varietyId) => {
      const figure = document.createElement('figure');
      figure.setAttribute('data-variety', varietyId);
      expect(guarded(figure.outerHTML)).toBe('<figure class="x-figure"></figure>');
    }
  );

  it('keeps the text of tags that it does not know', () => {
    expect(guarded('<section><p>one <a href="https://a.example">two</a> <b>three</b></p></section>')).toBe(
      '<p class="x-p">one two three</p>'
    );
  });

  it('shows written-out HTML as text', () => {
    expect(guarded('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toBe(
      '<p class="x-p">&lt;script&gt;alert(1)&lt;/script&gt;</p>'
    );
  });

  it('keeps headings, lists, tables with their spans, and puts a table in a box that scrolls', () => {
    expect(guarded('<h2>a</h2><ul><li>b</li></ul>')).toBe(
      '<h2 class="x-h2">a</h2><ul class="x-ul"><li class="x-li">b</li></ul>'
    );
    const table = guarded('<table><tbody><tr><td colspan="2" rowspan="x">c</td></tr></tbody></table>');
    expect(table).toContain('<div class="x-scroll" tabindex="0"><table class="x-table">');
    expect(table).toContain('<td class="x-td" colspan="2">c</td>');
  });

  it('draws the variety of a figure, marked as a drawing, over its caption', () => {
    const figure = guarded('<figure data-variety="star-anise"><figcaption>大红</figcaption></figure>');
    expect(figure).toContain('src="/art/star-anise.svg"');
    expect(figure).toMatch(/示意图<\/span><\/div><figcaption class="x-figcaption">大红<\/figcaption>/);
  });
});
