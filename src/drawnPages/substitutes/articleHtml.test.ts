import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sanitizeHtml, type SanitizeOptions } from '@/platform/htmlBody/sanitizeHtml';
import { articleHtml } from './articleHtml';

const options: SanitizeOptions = {
  classOf: (name) => (name === 'br' ? undefined : `x-${name}`),
  pictureOf: (varietyId) => `/art/${varietyId}.svg`,
  uploadOf: (name) => `https://api.example${name}`,
  illustration: '示意图',
  enlarge: '查看大图'
};

const attacks = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../types/contract/htmlAttacks.json'), 'utf8')
) as string[];

const PHOTO = '/uploads/0123456789abcdef0123.webp';

describe('the HTML of an article that is drawn on the server', () => {
  it.each(attacks)('has no element and no attribute that runs or loads of %s', (attack) => {
    const html = articleHtml(`<p>before</p>${attack}<p>after</p>`, options);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    // The sanitizer of the client leaves only what is allowed: nothing is lost of what is allowed already.
    const names = (root: Element) => [...root.querySelectorAll('*')].map(({ localName }) => localName);
    expect(names(body).filter((name) => /script|style|iframe|object|svg|math|form|input|link|meta/.test(name))).toEqual(
      []
    );
    for (const element of body.querySelectorAll('*'))
      for (const { name } of element.attributes)
        expect(name).toMatch(
          /^(class|colspan|rowspan|href|target|rel|tabindex|type|aria-label|data-picture|src|alt|loading)$/
        );
    for (const link of body.querySelectorAll('a')) expect(link.getAttribute('href')).toBe('https://ok.example/');
    for (const image of body.querySelectorAll('img'))
      expect(image.getAttribute('src')).toMatch(/^\/art\/[a-z-]+\.svg$/);
  });

  it.each([
    [
      'text',
      '<p>立冬后 &lt;天气&gt; 转晴<br>“好” &amp; &nbsp;好</p><h2>价差</h2><ul><li>一</li><li><strong>二</strong></li></ul>'
    ],
    ['a link', '<p>看<a href="https://a.example/x?a=1&amp;b=2">这里</a></p>'],
    ['a link that leads nowhere safe', '<p>看<a href="javascript:alert(1)">这里</a></p>'],
    [
      'a table',
      '<table><thead><tr><th>价</th><th>较上周</th></tr></thead><tbody><tr><td>34.50</td><td>涨 <em>3.29%</em></td></tr></tbody></table>'
    ],
    ['a table with a wide cell', '<table><tbody><tr><td colspan="2" rowspan="x">c</td></tr></tbody></table>'],
    ['a drawing', '<figure data-variety="star-anise"><figcaption>大红</figcaption></figure>'],
    ['a photo', `<figure><img src="${PHOTO}" alt="晒场" width="640" height="480"><figcaption>晒</figcaption></figure>`],
    ['a picture of another site', '<p>a<img src="https://evil.example/a.webp" alt="" width="1" height="1"></p>']
  ])('is that of the app for %s', (_, html) => {
    expect(articleHtml(html, options)).toBe(sanitizeHtml(html, options));
  });
});
