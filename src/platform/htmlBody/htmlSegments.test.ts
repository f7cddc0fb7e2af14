import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type HtmlSegment, htmlSegments } from './htmlSegments';
import { tokensToHtml } from './htmlTokens';

const attacks = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../types/contract/htmlAttacks.json'), 'utf8')
) as string[];

/** Returns the HTML of the rich text segments. */
const richText = (segments: HtmlSegment[], classOf: (tag: string) => string | undefined = () => undefined) =>
  segments.map((segment) => ('tokens' in segment ? tokensToHtml(segment.tokens, classOf) : ''));

const safeTag =
  /^<(\/?(h2|h3|p|strong|em|blockquote|ul|ol|li|table|caption|thead|tbody|tr|th|td)|br|t[hd]( (col|row)span="\d{1,2}")+)>$/;

describe('hostile HTML', () => {
  it.each(attacks)('is reduced to nothing that loads or links away: %s', (attack) => {
    const segments = htmlSegments(`<p>before</p>${attack}<p>after</p>`);
    for (const html of richText(segments)) {
      for (const tag of html.match(/<[^>]*>/g) ?? []) expect(tag).toMatch(safeTag);
      expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
    }
    for (const segment of segments) {
      if (segment.kind === 'figure') {
        expect(segment.varietyId).toMatch(/^([a-z]+(-[a-z]+)*)?$/);
        expect(segment.photos).toEqual([]);
      }
      if (segment.kind === 'linked') {
        for (const { href } of segment.runs) expect([undefined, 'https://ok.example/']).toContain(href);
      }
    }
  });

  it('does not overflow the parser, however deep', () => {
    const deep = `${'<blockquote>'.repeat(20_000)}text${'</p>'.repeat(20_000)}`;
    expect(richText(htmlSegments(deep)).join('')).toContain('text');
  });
});

describe('the segments of an article', () => {
  it('are one text without tables and figures', () => {
    const segments = htmlSegments('<p>a &amp; b</p><h2>b</h2>');
    expect(segments).toHaveLength(1);
    expect(richText(segments)).toEqual(['<p>a &amp; b</p><h2>b</h2>']);
  });

  it('separate tables and figures and keep the order', () => {
    const segments = htmlSegments(
      '<p>a</p><table><tr><td colspan="2">1</td></tr></table>\n<figure data-variety="clove"><figcaption>A &amp; B</figcaption></figure><p>z</p>'
    );
    expect(segments.map(({ kind }) => kind)).toEqual(['text', 'table', 'figure', 'text']);
    expect(richText(segments)[1]).toBe('<table><tr><td colspan="2">1</td></tr></table>');
    expect(segments[2]).toEqual({ kind: 'figure', varietyId: 'clove', photos: [], caption: 'A & B' });
  });

  it('keep the caption of a figure without a variety', () => {
    expect(htmlSegments('<figure><figcaption>图</figcaption></figure>')).toEqual([
      { kind: 'figure', varietyId: '', photos: [], caption: '图' }
    ]);
  });

  it('separate photos, also those inside text', () => {
    const photo = { src: '/uploads/0123456789abcdef0123.webp', alt: '晒场', width: 640, height: 480 };
    const img = `<img src="${photo.src}" alt="晒场" width="640" height="480" onerror="x()">`;
    const figure = { kind: 'figure', varietyId: '', photos: [photo] };
    expect(htmlSegments(`<figure>${img}<figcaption>早上</figcaption></figure>`)).toEqual([
      { ...figure, caption: '早上' }
    ]);
    const segments = htmlSegments(`<p>前${img}后</p>`);
    expect(segments.slice(1)).toEqual([{ ...figure, caption: '' }]);
    expect(richText(segments.slice(0, 1))).toEqual(['<p>前后</p>']);
  });

  it('style the cells of a table', () => {
    const [table] = htmlSegments(
      '<table><tr><th>价</th><th>较上周</th></tr><tr><td>34.50</td><td>跌 <em>1.2%</em></td></tr></table>'
    );
    expect(richText(table ? [table] : [], (name) => name)).toEqual([
      '<table class="table"><tr class="tr"><th class="th number">价</th><th class="th number">较上周</th></tr>' +
        '<tr class="tr"><td class="td number">34.50</td><td class="td number down">▼−1.2%</td></tr></table>'
    ]);
    expect(table).toMatchObject({ isWide: false });
  });

  it('make links of paragraphs and lists tappable', () => {
    const link = '<a href="https://ok.example/">公告</a>';
    expect(htmlSegments(`<p>见${link}，<strong>今天</strong></p><ul><li>一</li><li>${link}</li></ul>`)).toEqual([
      { kind: 'linked', runs: [{ text: '见' }, { text: '公告', href: 'https://ok.example/' }, { text: '，今天' }] },
      { kind: 'linked', runs: [{ text: '• 一\n• ' }, { text: '公告', href: 'https://ok.example/' }] }
    ]);
  });

  it('close unclosed elements', () => {
    expect(richText(htmlSegments('<p>a<strong>b</p>c'))).toEqual(['<p>a<strong>b</strong></p>c']);
  });

  it('are none for an empty article', () => {
    expect(htmlSegments(' ')).toEqual([]);
  });
});

describe('the classes of rich text', () => {
  it('are in opening tags only, before existing attributes', () => {
    const segments = htmlSegments('<p>a<em>b</em></p><ol><li>c</li></ol>');
    expect(richText(segments, (tag) => (tag === 'em' ? undefined : `x-${tag}`))).toEqual([
      '<p class="x-p">a<em>b</em></p><ol class="x-ol"><li class="x-li">c</li></ol>'
    ]);
  });
});
