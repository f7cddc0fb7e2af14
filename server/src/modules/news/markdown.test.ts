import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlOfMarkdown } from './markdown';

const conversions: [what: string, markdown: string, html: string][] = [
  ['lists within lists', '- 甲\n  1. 乙\n- 丙', '<ul><li>甲<ol><li>乙</li></ol></li><li>丙</li></ul>'],
  ['a list right after a line', '看：\n- 油', '<p>看：</p>\n<ul><li>油</li></ul>'],
  ['line breaks in a paragraph', '一\r\n二  \n三', '<p>一<br />二<br />三</p>'],
  ['a quote of one paragraph', '> 甲\n> 乙', '<blockquote>甲<br />乙</blockquote>'],
  ['a quote of two paragraphs', '> 甲\n>\n> 乙', '<blockquote><p>甲</p><p>乙</p></blockquote>'],
  ['headings to two levels', '# 一\n## 二\n### 三\n#### 四', '<h2>一</h2>\n<h2>二</h2>\n<h3>三</h3>\n<h3>四</h3>'],
  ['emphasis beside Chinese punctuation', '到**（两柜）**后', '<p>到<strong>（两柜）</strong>后</p>'],
  ['emphasis in emphasis', '**粗*斜*粗**', '<p><strong>粗<em>斜</em>粗</strong></p>'],
  [
    'emphasis in a link',
    '[见**甲**](https://ok.example/)',
    '<p><a href="https://ok.example/">见<strong>甲</strong></a></p>'
  ],
  ['escaped characters', '\\*甲\\* \\[乙](https://ok.example)', '<p>*甲* [乙](https://ok.example)</p>'],
  [
    'a picture with a caption',
    '![晒场](yard.jpg "第**三**天")',
    '<figure><img src="yard.jpg" alt="晒场" /><figcaption>第<strong>三</strong>天</figcaption></figure>'
  ],
  ['a drawing without a caption', '![](variety:clove)', '<figure data-variety="clove"></figure>'],
  [
    'a table with a bar in a cell',
    '|甲|\n|---|\n|1 \\| 2|',
    '<table><thead><tr><th>甲</th></tr></thead><tbody><tr><td>1 | 2</td></tr></tbody></table>'
  ]
];

const literal: [what: string, markdown: string, text?: string][] = [
  ['a javascript: link', '[点](javascript:alert(1))'],
  ['a link without https', '[点](http://ok.example)'],
  ['a link to a file', '[点](list.pdf)'],
  ['a picture within a sentence', '见 ![图](a.jpg) 图'],
  ['a URL alone', 'https://ok.example/a'],
  ['HTML', '<b>粗</b>', '&lt;b&gt;粗&lt;/b&gt;'],
  ['an entity', '&copy;', '&amp;copy;'],
  ['code', '`甲`'],
  ['a rule', '---'],
  ['a multiplication', '5 * 6 * 7']
];

describe('Markdown of an article', () => {
  for (const [what, markdown, html] of conversions) {
    it(`is converted: ${what}`, () => assert.equal(htmlOfMarkdown(markdown), html));
  }
  for (const [what, markdown, text = markdown] of literal) {
    it(`stays text: ${what}`, () => assert.equal(htmlOfMarkdown(markdown), `<p>${text}</p>`));
  }
});
