import { layOutPoster, POSTER_WIDTH } from './layOutPoster';
import messages from './locale/zh-Hans';
import type { FlashPoster, ListPoster, NewsPoster, Poster, PricePoster, SupplyPoster } from './poster';
import type { Font, PosterItem } from './posterItem';

const measure = (text: string, { size }: Font) =>
  [...text].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e00 ? size : size / 2), 0);
const code = Array.from({ length: 29 }, () => new Array<boolean>(29).fill(true));

const price: PricePoster = {
  kind: 'price',
  name: '八角 大红',
  marketName: '玉林香料市场',
  price: '34.50',
  unit: '元/公斤',
  change: { text: '+1.47%', direction: 'up' },
  range: '33.50–35.50',
  points: [
    { date: '2026-11-19', fen: 3400 },
    { date: '2026-11-20', fen: 3450 }
  ],
  span: '近 30 天',
  spanRange: '34.00–34.50',
  source: '采集员 梁雨桐 · 样本 12 个',
  date: '11月20日 09:30',
  varietyId: 'star-anise'
};
const flash: FlashPoster = { kind: 'flash', date: '11月20日 09:30', title: '防城八角开秤', text: '今日开秤。' };
const news: NewsPoster = {
  kind: 'news',
  category: '行情',
  title: '秋果大红开秤半月',
  summary: '干度决定价差',
  varietyId: 'star-anise',
  source: '香市观察',
  date: '11月20日'
};
const list: ListPoster = {
  kind: 'list',
  title: '涨幅榜',
  rows: [{ name: '八角 大红', note: '玉林', value: '34.50', change: { text: '+8.20%', direction: 'up' } }],
  date: '11月20日',
  source: '香市行情'
};

const supply: SupplyPoster = {
  kind: 'supply',
  title: '玉林大红八角 2026 秋果',
  price: '33.80–35.20',
  unit: '元/公斤',
  terms: '不含税，不含运',
  facts: [{ label: '起订', value: '500 公斤' }],
  seller: '桂南香叶供应链',
  date: '11月20日 09:30',
  photo: null,
  varietyId: 'star-anise'
};

function layOut(poster: Poster, picture?: string) {
  const frame = { ...messages.frame, label: messages.kinds[poster.kind] };
  const { height, items } = layOutPoster({ poster, frame, code, picture }, measure);
  const of = <K extends PosterItem['kind']>(kind: K) =>
    items.filter((item): item is Extract<PosterItem, { kind: K }> => item.kind === kind);
  return { height, items, of, texts: of('text').map(({ text }) => text) };
}

/** Returns the bounding box of an item; a logo counts as having no width. */
function extent(item: PosterItem) {
  if (item.kind === 'text') {
    const width = measure(item.text, item.font);
    const left = { left: 0, center: width / 2, right: width, start: 0, end: width }[item.align];
    return { left: item.x - left, right: item.x - left + width, top: item.y - item.font.size, bottom: item.y };
  }
  if (item.kind === 'logo') return { left: item.x, right: item.x, top: item.y, bottom: item.y + item.size };
  const { x, y, width, height } = item.kind === 'curve' ? item.curve.box : item.box;
  return { left: x, right: x + width, top: y, bottom: y + height };
}

const long = '防城港市那梭、扶隆两镇今日开秤，大红干度 13.5% 以内，收购商 20 余家到场。'.repeat(20);
const all: [string, Poster][] = [
  ['a price', price],
  ['a price per ton without a curve', { ...price, price: '1,286,000', unit: '元/吨', points: [], range: undefined }],
  ['a price with long names', { ...price, name: long, marketName: long, source: long, spanRange: long }],
  ['a flash', flash],
  ['a long flash', { ...flash, title: long, text: long, date: long, source: long }],
  ['news', news],
  ['long news', { ...news, title: long, summary: long, source: long, category: long }],
  ['a board', list],
  ['a long board', { ...list, title: long, rows: new Array(30).fill({ ...list.rows[0], name: long, note: long }) }],
  ['a supply', supply],
  [
    'a long supply',
    {
      ...supply,
      title: long,
      price: '1,286,000.00–1,386,000.00',
      terms: long,
      seller: long,
      facts: new Array(4).fill({ label: long, value: long })
    }
  ]
];

describe.each(all)('poster layout of %s', (_name, poster) => {
  it.each([undefined, '/art.svg'])('keeps all items within the poster (drawing: %s)', (picture) => {
    const { height, items } = layOut(poster, picture);
    for (const item of items) {
      const { left, right, top, bottom } = extent(item);
      expect([left >= -0.01, right <= POSTER_WIDTH + 0.01, top >= -0.01, bottom <= height]).toEqual(
        new Array(4).fill(true)
      );
    }
    expect(height).toBeGreaterThanOrEqual(480);
    // Two phone screens; users do not forward longer posters.
    expect(height).toBeLessThan(900);
  });

  it('contains the logo, the code and the hint to scan it', () => {
    const { of, texts } = layOut(poster);
    expect([of('logo').length, of('code').length]).toEqual([1, 1]);
    expect(texts).toContain('扫码看详情');
  });

  it('has no overlapping lines of text', () => {
    const lines = layOut(poster).of('text');
    for (const one of lines) {
      const covered = lines.filter((other) => {
        const [a, b] = [extent(one), extent(other)];
        return other !== one && a.left < b.right && b.left < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
      });
      expect(covered.map(({ text }) => [one.text, text])).toEqual([]);
    }
  });
});

describe('price poster', () => {
  it('shows the source of the price and the disclaimer', () => {
    expect(layOut(price).texts).toEqual(
      expect.arrayContaining(['采集员 梁雨桐 · 样本 12 个', '11月20日 09:30', '价格为采集参考价，不作成交依据'])
    );
  });

  it('shows the direction by arrow, sign and colour', () => {
    const of = (direction: 'up' | 'down' | 'flat' | 'none', text: string) =>
      layOut({ ...price, change: { text, direction } })
        .of('text')
        .filter((item) => item.text.endsWith(text) || item.text === '34.50')
        .map((item) => [item.text, item.colour]);
    expect(of('up', '+1.47%')).toEqual([
      ['34.50', 'up'],
      ['▲+1.47%', 'up']
    ]);
    expect(of('down', '−1.47%')).toEqual([
      ['34.50', 'down'],
      ['▼−1.47%', 'down']
    ]);
    expect(of('none', '--')).toEqual([
      ['34.50', 'ink'],
      ['--', 'hint']
    ]);
  });

  it('draws no curve through a single point', () => {
    expect(layOut({ ...price, points: price.points.slice(1) }).of('curve')).toEqual([]);
    expect(layOut(price).of('curve')).toHaveLength(1);
  });
});

describe('news poster', () => {
  it('labels an illustration, and shows more text without a picture', () => {
    expect(layOut(news, '/art.svg').texts).toContain('示意图');
    expect(layOut(news).texts).not.toContain('示意图');
    const lines = (picture?: string) => layOut({ ...news, summary: long }, picture).texts.length;
    expect(lines()).toBeGreaterThan(lines('/art.svg'));
  });
});

describe('supply poster', () => {
  it('labels an illustration, but not the seller’s own photo', () => {
    expect(layOut(supply, '/art.svg').texts).toContain('示意图');
    expect(layOut({ ...supply, photo: '/photo.jpg' }, '/photo.jpg').texts).not.toContain('示意图');
  });

  it('shows the price with its unit and terms, the facts and the seller', () => {
    expect(layOut(supply).texts).toEqual(
      expect.arrayContaining(['33.80–35.20', '元/公斤', '不含税，不含运', '500 公斤', '桂南香叶供应链'])
    );
  });
});

describe('list poster', () => {
  it('shows at most ten rows', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({ name: `第${index}行`, value: '1.00' }));
    expect(layOut({ ...list, rows }).texts.filter((text) => /^第\d+行$/.test(text))).toHaveLength(10);
  });
});
