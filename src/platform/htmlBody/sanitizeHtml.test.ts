import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sanitizeHtml } from './sanitizeHtml';

const sanitized = (html: string) =>
  sanitizeHtml(html, {
    classOf: (name) => `x-${name}`,
    pictureOf: (varietyId) => `/art/${varietyId}.svg`,
    uploadOf: (path) => `https://api.example${path}`,
    illustration: '示意图',
    enlarge: '查看大图'
  });

const attacks = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../types/contract/htmlAttacks.json'), 'utf8')
) as string[];

/** Every attribute that an element may have. */
const allowed = /^(class|colspan|rowspan|href|target|rel|tabindex|type|aria-label|data-picture|src|alt|loading)$/;

describe('the sanitizer of article HTML', () => {
  it.each(attacks)('leaves nothing that runs or loads of %s', (attack) => {
    const html = sanitized(`<p>before</p>${attack}<p>after</p>`);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const element of body.querySelectorAll('*')) {
      expect(element.localName).toMatch(
        /^(h2|h3|p|br|strong|em|blockquote|ul|ol|li|a|table|thead|tbody|caption|tr|th|td|figure|figcaption|div|button|img|span)$/
      );
      for (const { name } of element.attributes) expect(name).toMatch(allowed);
    }
    for (const link of body.querySelectorAll('a')) expect(link.getAttribute('href')).toBe('https://ok.example/');
    for (const image of body.querySelectorAll('img'))
      expect(image.getAttribute('src')).toMatch(/^\/art\/[a-z-]+\.svg$/);
    expect(body.textContent).toContain('before');
  });

  it.each(['"><img src=x onerror=alert(1)>', '../../secret', 'https://evil.example/x', 'star-anise" onload="x', ''])(
    'draws no picture for the variety %s',
    (varietyId) => {
      const figure = document.createElement('figure');
      figure.setAttribute('data-variety', varietyId);
      expect(sanitized(figure.outerHTML)).toBe('<figure class="x-figure"></figure>');
    }
  );

  it('keeps the text of unknown tags', () => {
    expect(sanitized('<section><p>one <a href="https://a.example">two</a> <b>three</b></p></section>')).toBe(
      '<p class="x-p">one <a class="x-a" href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">two</a> three</p>'
    );
  });

  it('shows written-out HTML as text', () => {
    expect(sanitized('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toBe(
      '<p class="x-p">&lt;script&gt;alert(1)&lt;/script&gt;</p>'
    );
  });

  it('keeps headings, lists, tables with their spans, and puts a table in a box that scrolls', () => {
    expect(sanitized('<h2>a</h2><ul><li>b</li></ul>')).toBe(
      '<h2 class="x-h2">a</h2><ul class="x-ul"><li class="x-li">b</li></ul>'
    );
    const table = sanitized('<table><tbody><tr><td colspan="2" rowspan="x">c</td></tr></tbody></table>');
    expect(table).toContain('<div class="x-scroll" tabindex="0"><table class="x-table">');
    expect(table).toContain('<td class="x-td" colspan="2">c</td>');
  });

  const PHOTO = '/uploads/0123456789abcdef0123.webp';

  it('shows uploaded pictures with their reserved space', () => {
    const html = sanitized(`<figure><img src="${PHOTO}" alt="晒场" width="640" height="480" onload="x()"></figure>`);
    expect(html).toBe(
      `<figure class="x-figure"><button class="x-picture x-photo" type="button" aria-label="晒场 查看大图" data-picture="${PHOTO}">` +
        `<img class="x-art" loading="lazy" src="https://api.example${PHOTO}" alt="晒场" width="640" height="480"></button></figure>`
    );
  });

  it.each([
    ['https://evil.example/uploads/0123456789abcdef0123.webp', '640'],
    ['//evil.example/a.png', '640'],
    ['/uploads/../api/front/x.png', '640'],
    [PHOTO, '0'],
    [PHOTO, '100%']
  ])('shows no picture at %s with a width of %s', (src, width) => {
    expect(sanitized(`<p>a<img src="${src}" alt="b" width="${width}" height="480"></p>`)).toBe('<p class="x-p">a</p>');
  });

  it('right-aligns numbers and adds a triangle to changes', () => {
    const table = sanitized(
      '<table><tbody><tr><th>价</th><th>较上周</th></tr><tr><td>34.50</td><td>涨 <em>3.29%</em></td></tr></tbody></table>'
    );
    expect(table).toContain('<th class="x-th x-number">价</th>');
    expect(table).toContain('<td class="x-td x-number">34.50</td><td class="x-td x-number x-up">▲+3.29%</td>');
  });

  it('draws the variety of a figure, marked as a drawing, over its caption', () => {
    const figure = sanitized('<figure data-variety="star-anise"><figcaption>大红</figcaption></figure>');
    expect(figure).toContain('src="/art/star-anise.svg"');
    expect(figure).toContain(
      '<button class="x-picture" type="button" aria-label="查看大图" data-picture="star-anise">'
    );
    expect(figure).toMatch(/示意图<\/span><\/button><figcaption class="x-figcaption">大红<\/figcaption>/);
  });
});
