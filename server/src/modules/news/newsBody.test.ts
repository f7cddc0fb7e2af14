import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import attacks from '../../../../types/contract/htmlAttacks.json';
import { sanitiseBody } from './newsBody';

/** Allowed shapes of a tag. */
const SAFE_TAG =
  /^<(\/?(h2|h3|p|strong|em|blockquote|ul|ol|li|table|caption|thead|tbody|tr|th|td|figure|figcaption)|br \/|figure data-variety="[a-z-]+"|t[hd]( (col|row)span="\d{1,2}")+|a href="https:\/\/ok\.example\/"|\/a)>$/;

describe('text of an article', () => {
  it('drops tags whose content a browser does not parse as HTML', () => {
    for (const tag of ['xmp', 'noembed', 'noframes', 'plaintext', 'iframe', 'noscript', 'textarea', 'title']) {
      assert.equal(sanitiseBody(`<p>前</p><${tag}><img src=x onerror=alert(1)></${tag}>`), '<p>前</p>');
    }
  });

  for (const attack of attacks) {
    it(`is harmless after ${attack}`, () => {
      const clean = sanitiseBody(`<p>before</p>${attack}<p>after</p>`);
      for (const tag of clean.match(/<[^>]*>/g) ?? []) assert.match(tag, SAFE_TAG);
      assert.doesNotMatch(clean.replace(/<[^>]*>/g, ''), /</);
      assert.equal(sanitiseBody(clean), clean, 'what is clean stays as it is');
    });
  }

  it('preserves headings, lists, tables, figures and links', () => {
    const body =
      '<h2>价差</h2><p>大红 <strong>34.50</strong> 元<br />一公斤，见<a href="https://ok.example/notice?a=1">公告</a></p>' +
      '<ul><li>干度</li></ul><figure data-variety="star-anise"><figcaption>示意图</figcaption></figure>' +
      '<table><caption>元/公斤</caption><thead><tr><th colspan="2">规格</th></tr></thead><tbody><tr><td>大红</td><td>玉林</td></tr></tbody></table>';
    assert.equal(sanitiseBody(body), body);
  });

  it('preserves own pictures with alternative text in their stored size, and no other pictures', () => {
    const picture = { url: '/uploads/0123456789abcdef0123.webp', width: 640, height: 480 };
    const pictures = new Map([['yard.jpg', picture]]);
    const kept = '<img src="/uploads/0123456789abcdef0123.webp" alt="晒场" width="640" height="480" />';
    const img =
      '<img src="yard.jpg" alt=" 晒场 " width="1" style="position:fixed" onload="x()" srcset="//evil.example/a 1x">';
    assert.equal(sanitiseBody(`<figure>${img}</figure>`, pictures), `<figure>${kept}</figure>`);
    assert.equal(sanitiseBody(kept, pictures), kept, 'what is clean stays as it is');
    for (const [src, alt] of [
      ['yard.jpg', ''],
      ['other.jpg', '晒场'],
      ['https://evil.example/uploads/0123456789abcdef0123.webp', '晒场'],
      ['//evil.example/a.png', '晒场'],
      ['data:image/png;base64,AAAA', '晒场'],
      ['javascript:alert(1)', '晒场']
    ]) {
      assert.equal(sanitiseBody(`<p>前<img src="${src}" alt="${alt}"></p>`, pictures), '<p>前</p>');
    }
  });

  it('preserves the text of removed tags, but not code', () => {
    assert.equal(sanitiseBody('<a href="http://evil.example">词</a><script>code()</script>'), '词');
  });
});
