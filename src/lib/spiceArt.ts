/**
 * Generative illustrations of the spice varieties of 香市. No dependencies and no DOM: works in Node, H5 and the
 * mini-program (as a data URI).
 *
 * - `spiceArt('star-anise')`: tile with garden window, lattice and subject
 * - `spiceArt('star-anise', { mode: 'mark' })`: subject only, transparent ground
 * - `spiceArt('star-anise', { mode: 'cover' })`: 4:3 scene, used where a photo is missing
 * - `spiceArtUri('star-anise')`: `data:image/svg+xml,…` for `<Image src>` or CSS
 *
 * Window shape, lattice pattern and ground colour show the category (7 garden windows). Subject form (16 drawings), 4
 * natural colours, count and scale show the variety (44).
 */
type Category = 'fruit' | 'bark' | 'root' | 'bud' | 'leaf' | 'hot' | 'blend';
type Form =
  | 'star'
  | 'quill'
  | 'husk'
  | 'seed'
  | 'clove'
  | 'pod'
  | 'nut'
  | 'chili'
  | 'rhizome'
  | 'leaf'
  | 'corn'
  | 'peel'
  | 'slice'
  | 'thread'
  | 'blade'
  | 'oil';
interface Spice {
  id: string;
  name: string;
  cat: Category;
  form: Form;
  /** Body, shade, light and accent colour. */
  c: [string, string, string, string];
  /** Form-specific numbers: count, aspect, … */
  p?: number[];
}
export const artModes = ['tile', 'mark', 'cover'] as const;
export type ArtMode = (typeof artModes)[number];
interface ArtOptions {
  mode?: ArtMode;
  dark?: boolean;
  title?: boolean;
}

/** Numbers of a form; their meaning depends on the form. */
type Numbers = [number, number, number, number, number];
interface Theme {
  bg: string;
  win: string;
  line: string;
  shape: string;
  pat: string;
}
/** Window shapes are drawn in a 120 by 120 box, centre 60,60. */
const themes: Record<Category, Theme> = {
  fruit: {
    bg: '#F6EBDC',
    win: '#EBD3B0',
    line: '#C9A46C',
    shape: '<circle cx="60" cy="60" r="47"/>',
    pat: 'M0 12a12 12 0 0 1 24 0M4 12a8 8 0 0 1 16 0M8 12a4 4 0 0 1 8 0'
  },
  bark: {
    bg: '#F4E6DC',
    win: '#E6C9B2',
    line: '#B9835C',
    shape: '<path d="M26 14h68a12 12 0 0 0 12 12v68a12 12 0 0 0-12 12H26a12 12 0 0 0-12-12V26a12 12 0 0 0 12-12z"/>',
    pat: 'M0 3h12M12 9h12M3 12v12M9 12v12M15 0v6M21 12v12'
  },
  root: {
    bg: '#F8EED2',
    win: '#EFDA9B',
    line: '#C49F37',
    shape: '<path d="M60 10l43.3 25v50L60 110 16.7 85V35z"/>',
    pat: 'M12 0v6M12 6l10 6v6M12 6L2 12v6M2 18l10 6 10-6'
  },
  bud: {
    bg: '#F6E6E6',
    win: '#E9C6C6',
    line: '#BC7F83',
    shape: '<path d="M36 36a24.5 24.5 0 0 1 48 0a24.5 24.5 0 0 1 0 48a24.5 24.5 0 0 1-48 0a24.5 24.5 0 0 1 0-48z"/>',
    pat: 'M12 0c6 6 6 6 0 12c-6-6-6-6 0-12zM12 12c6 6 6 6 0 12M0 12c6-6 6-6 12 0M12 12c6 6 6 6 12 0'
  },
  leaf: {
    bg: '#E9F0E1',
    win: '#C9DBB6',
    line: '#86A66C',
    shape: '<path d="M16 60C16 32 36 12 62 12c24 0 42 2 42 2s2 20 2 46c0 26-20 46-46 46S16 86 16 60z"/>',
    pat: 'M0 24L24 0M0 12L12 0M12 24l12-12M0 0l6 6M12 12l6 6'
  },
  hot: {
    bg: '#FAE4DB',
    win: '#F2BFAC',
    line: '#CC7358',
    shape: '<path d="M53 11a10 10 0 0 1 14 0l42 42a10 10 0 0 1 0 14l-42 42a10 10 0 0 1-14 0L11 67a10 10 0 0 1 0-14z"/>',
    pat: 'M12 0l12 12-12 12L0 12zM12 7l5 5-5 5-5-5z'
  },
  blend: {
    bg: '#ECE7F0',
    win: '#D2C6DC',
    line: '#9583A8',
    shape: '<path d="M41 13h38l28 28v38l-28 28H41L13 79V41z"/>',
    pat: 'M4 4h16v16H4zM9 9h6v6H9zM0 12h4M20 12h4M12 0v4M12 20v4'
  }
};

const S = (id: string, name: string, cat: Category, form: Form, c: string, p?: number[]): Spice => ({
  id,
  name,
  cat,
  form,
  c: c.split(' ').map((x) => '#' + x) as Spice['c'],
  p
});

/** The 44 varieties of the taxonomy, in taxonomy order. */
export const varieties: Spice[] = [
  S('star-anise', '八角', 'fruit', 'star', '8A3F1D 5C2611 B8673A E9B36B', [8]),
  S('fennel', '小茴香', 'fruit', 'seed', '9DA04F 686C2A C9CB86 E4E3B0', [1, 7.2, 19]),
  S('cumin', '孜然', 'fruit', 'seed', '9A6B34 63421C C79A5E E6C48F', [0, 5.4, 18.5]),
  S('tsaoko', '草果', 'fruit', 'pod', '7B4A2B 4A2A17 A87148 D6A878', [3, 14, 23, 7]),
  S('white-cardamom', '白豆蔻', 'fruit', 'pod', 'E6CF9F AB8850 F7EACB 6B4526', [3, 17, 18, 5]),
  S('cao-cardamom', '草豆蔻', 'fruit', 'pod', 'B58B58 765330 D9B98A 4F3420', [3, 17, 17, 9]),
  S('red-cardamom', '红豆蔻', 'fruit', 'pod', 'B5502F 74301A DB8560 F0C3A0', [5, 10, 13, 3]),
  S('nutmeg', '肉豆蔻', 'fruit', 'nut', '94643C 5E3B20 C3976A C8402A'),
  S('amomum', '砂仁', 'fruit', 'pod', '7A5236 4B3120 A77D5B CFAE8C', [4, 13, 17, 9, 1]),
  S('sharp-galangal-fruit', '益智', 'fruit', 'pod', 'A8804F 6B4E2B CFAE7C E9D4AC', [4, 10, 20, 5]),
  S('long-pepper', '荜茇', 'fruit', 'corn', '5B4536 352820 866B56 A98F76', [2]),
  S('coriander-seed', '芫荽籽', 'fruit', 'corn', 'C9A25E 8E6C31 E6CB92 F3E3BE', [3]),
  S('dill-seed', '莳萝籽', 'fruit', 'seed', '8C6A45 57401F BFA071 E2CDA4', [2, 6.4, 13]),
  S('black-pepper', '黑胡椒', 'hot', 'corn', '3C322D 1F1916 655750 8C7B72', [0]),
  S('white-pepper', '白胡椒', 'hot', 'corn', 'E9DCC3 B29C75 FBF4E4 C8B48C', [1]),
  S('red-sichuan-pepper', '花椒', 'hot', 'husk', 'B1362B 741D18 D8685A F2D9B8', [6]),
  S('green-sichuan-pepper', '青花椒', 'hot', 'husk', '6F8C3A 43591E 9DB865 EDE7BE', [5]),
  S('facing-heaven-chili', '朝天椒', 'hot', 'chili', 'C22A22 841512 EC6A57 5E7A33', [3, 5.6, 30, 3]),
  S('lantern-chili', '灯笼椒', 'hot', 'chili', 'B4231E 77110F E2604F 6B7F3A', [2, 13, 22, 0]),
  S('erjingtiao', '二荆条', 'hot', 'chili', 'B8241F 7A100F E5604F 6B7F3A', [3, 4.6, 40, 10]),
  S('birds-eye', '小米辣', 'hot', 'chili', 'D6402A 952113 F58667 6B8A3A', [5, 4.4, 21, 1]),
  S('cassia', '桂皮', 'bark', 'quill', '9B5B34 5F3219 C98B5D E6B98C', [3, 9]),
  S('cassia-select', '官桂', 'bark', 'quill', 'A9683C 6B3D1F D59A68 EFCBA0', [2, 13]),
  S('ceylon-cinnamon', '锡兰肉桂', 'bark', 'quill', 'C48A54 875729 E4B687 F6DDBB', [5, 5.6]),
  S('tangerine-peel', '陈皮', 'bark', 'peel', 'B5652A 743A14 DE9A57 F3E0C2'),
  S('ginger', '生姜', 'root', 'rhizome', 'D9B36C 9C7634 F0D6A0 F6E3B4', [0]),
  S('sand-ginger', '沙姜', 'root', 'slice', 'F1E4CB A5703F FBF5E6 B98A57', [5]),
  S('lesser-galangal', '高良姜', 'root', 'rhizome', 'A9582F 6B3117 D08A5E E5B48A', [1]),
  S('galangal', '南姜', 'root', 'rhizome', 'D99B78 985C3C F1C7AB E8B9A0', [2]),
  S('turmeric', '姜黄', 'root', 'rhizome', 'C8811D 7E4A10 EBB04C F2931A', [3]),
  S('angelica-dahurica', '白芷', 'root', 'slice', 'F4ECD9 B59A6B FFFBF0 CDB283', [4]),
  S('angelica-sinensis', '当归', 'root', 'slice', 'E9D2A3 94683A F7E9C9 A97A45', [3]),
  S('licorice', '甘草', 'root', 'slice', 'F0CF74 98672B FAE7AE C08F3F', [6]),
  S('garlic-flake', '蒜片', 'root', 'slice', 'FBF3DC CBB27C FFFFFF E2CE9C', [5]),
  S('costus', '木香', 'root', 'slice', 'C9A271 7A5630 E5C99F 8D683F', [4]),
  S('clove', '丁香', 'bud', 'clove', '6E3B26 432216 9C6146 B98263', [3]),
  S('mother-clove', '母丁香', 'bud', 'pod', '6A4030 3E241A 94654F B88A72', [4, 9, 19, 3]),
  S('saffron', '藏红花', 'bud', 'thread', 'B3211D 74100F E2543E E9A23B'),
  S('bay-leaf', '香叶', 'leaf', 'leaf', '7E9150 4D5F2A A6B87A C5D2A0', [3, 13]),
  S('lemongrass', '香茅', 'leaf', 'blade', '93AA58 5C7330 BFD08A E7E6C2', [5]),
  S('perilla', '紫苏', 'leaf', 'leaf', '74476B 452540 9C7094 5E7B45', [3, 20, 1]),
  S('mixed-herbs', '罗勒·百里香', 'leaf', 'leaf', '5F8B4E 38592B 8DB57A B5D0A3', [5, 10]),
  S('sweet-grass', '香排草', 'leaf', 'blade', '8A8650 575428 B6B27E D9D6AE', [7]),
  S('blend-oil', '五香粉·精油', 'blend', 'oil', 'A8642E 6A3A16 D79B5E E8B93C')
];
const fallback = S('star-anise', '八角', 'fruit', 'star', '8A3B1E 6B2A14 A8502A E4B063');
const byId = new Map(varieties.map((s) => [s.id, s]));

/** Repeated pattern of a category in a box of 24 by 24, as strokes. */
export const lattice = (category: Category): string => themes[category].pat;

// ---------- drawing helpers -------------------------------------------------
const n = (v: number) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');
const rot = (a: number, x = 0, y = 0, k = 1) =>
  `translate(${n(x)} ${n(y)})${a ? ` rotate(${n(a)})` : ''}${k !== 1 ? ` scale(${Math.round(k * 100) / 100})` : ''}`;
/** Creates a deterministic pseudo-random generator, so the same variety always looks the same. */
const rng = (seed: string) => {
  let h = 2166136261;
  for (const ch of seed) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h ^= h >>> 13;
    return ((h >>> 0) % 1000) / 1000;
  };
};

type Item = { at: [number, number, number, number?][]; sil: string; art: string };
/**
 * Returns the parts of a variety's subject. Silhouettes are drawn twice, the second time as an offset letterpress
 * shadow; details are drawn once in `<defs>`.
 */
function forms(s: Spice): Item[] {
  const [B, D, L, A] = s.c,
    p = (s.p ?? []) as Numbers,
    r = rng(s.id);
  const vein = (d: string, w = 1, c = D, o = 1) =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"${o < 1 ? ` opacity="${o}"` : ''}/>`;
  switch (s.form) {
    case 'star': {
      const d = 'M0 3C-5-5-10-17-8-29Q-6-38 0-43Q6-38 8-29C10-17 5-5 0 3z';
      const k = [1, 0.92, 1.02, 0.88, 0.98, 0.94, 1.03, 0.9];
      return [
        {
          sil: `<path d="${d}"/>`,
          at: k.map((v, i) => [i * 45 + (i % 2 ? 3 : -2), 60, 60, v]),
          art:
            `<path d="${d}" fill="${B}"/><path d="M0 3C-5-5-10-17-8-29Q-6-38 0-43V3z" fill="${D}" opacity=".45"/>` +
            `<path d="M0-39C-4-31-5-21-2-10h4C5-21 4-31 0-39z" fill="${A}"/><path d="M0-39C-4-31-5-21-2-10h1C-3-21-2-31 0-39z" fill="${L}"/>` +
            `<ellipse cy="-21" rx="3.1" ry="5.4" fill="${D}"/><ellipse cx="-1" cy="-23" rx=".9" ry="1.8" fill="#fff" opacity=".75"/>`
        },
        { sil: '<circle r="5"/>', at: [[0, 60, 60]], art: `<circle r="5.5" fill="${D}"/><circle r="2.6" fill="${L}"/>` }
      ];
    }
    case 'quill': {
      const c = p[0],
        w = p[1],
        g = c > 3 ? 1.72 : 2.15,
        h = 39;
      const d = `M${-w}${-h}Q0${-h + 4} ${w}${-h}V${h}Q0 ${h + 5}${-w} ${h}z`;
      const spiral = (y: number) =>
        `<ellipse cy="${y}" rx="${w}" ry="${n(w * 0.48)}" fill="${L}"/><path d="M${-w} ${y}a${w} ${n(w * 0.48)} 0 0 1 ${n(w * 1.9)}-1M${n(-w * 0.62)} ${y + 0.6}a${n(w * 0.32)} ${n(w * 0.2)} 0 1 0 ${n(w * 0.5)}-1M${n(w * 0.66)} ${y + 0.6}a${n(w * 0.34)} ${n(w * 0.2)} 0 1 1 ${n(-w * 0.5)}-1" fill="none" stroke="${D}" stroke-width="1.3"/>`;
      return [
        {
          sil: `<path d="${d}"/>`,
          at: Array.from({ length: c }, (_, i) => {
            const o = (i - (c - 1) / 2) * w * g;
            return [38 + (i % 2 ? 2 : -1), 60 + o * 0.79, 60 + o * 0.62, i % 2 ? 0.93 : 1] as [
              number,
              number,
              number,
              number
            ];
          }),
          art:
            `<path d="${d}" fill="${B}"/><path d="M${-w}${-h}h${n(w * 0.7)}V${h + 3}Q${n(-w * 0.7)} ${h + 2}${-w} ${h}z" fill="${D}" opacity=".5"/><path d="M${n(w * 0.45)}${-h}h${n(w * 0.3)}V${h + 1}h${n(-w * 0.3)}z" fill="${L}" opacity=".75"/>` +
            vein(`M${n(-w * 0.1)}${-h + 6}V${h}`, 1.6) +
            vein(`M${n(w * 0.2)}-16v9M${n(-w * 0.5)} 4v12M${n(w * 0.3)} 20v7`, 0.9, D, 0.6) +
            spiral(-h)
        }
      ];
    }
    case 'husk': {
      const six = p[0] === 6;
      const open: Item['at'] = six
        ? [
            [-28, 40, 43, 1],
            [14, 60, 64, 1.14],
            [40, 90, 68, 0.98]
          ]
        : [
            [22, 79, 42, 1.02],
            [-12, 58, 67, 1.14]
          ];
      const shut: Item['at'] = six
        ? [
            [26, 78, 38, 0.96],
            [-40, 31, 72, 0.94],
            [10, 61, 91, 0.9],
            [0, 59, 36, 0.78]
          ]
        : [
            [-24, 43, 42, 1.02],
            [-44, 33, 76, 0.92],
            [36, 87, 76, 0.98],
            [6, 61, 92, 0.86]
          ];
      const twig =
        'M60 110C61 92 60 78 60 62M60 88C50 80 42 62 41 44M60 88C72 78 78 58 78 40M60 96C48 92 38 82 32 72M60 96C74 90 84 80 89 69';
      const berry = `<circle r="12.6" fill="${B}"/><path d="M-12.6 0a12.6 12.6 0 0 0 25.2 0c-4 7-21 7-25.2 0z" fill="${D}" opacity=".5"/>`;
      const oil = (q: number[][]) =>
        `<g fill="${L}">${q.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5"/>`).join('')}</g>`;
      return [
        {
          sil: `<path d="${twig}" fill="none" stroke="#000" stroke-width="2"/>`,
          at: [[0, 0, 0]],
          art: vein(twig, 2.2, six ? '#8A6A3E' : D)
        },
        {
          sil: '<circle r="12.6"/>',
          at: shut,
          art:
            berry +
            oil([
              [-7, -6],
              [-3, -1],
              [-9, 1],
              [-4, 5],
              [3, 7],
              [7, 2],
              [4, -3],
              [8, -5],
              [-1, -8],
              [0, 10.5]
            ]) +
            vein('M2-12.4Q6-2 0 4', 1.3, D)
        },
        {
          sil: '<path d="M-12 3Q-15-9-6-13Q-2-10 0-4Q2-10 6-13Q15-9 12 3A12.5 12.5 0 0 1-12 3z"/>',
          at: open,
          art:
            `<path d="M-9-9Q0-5 9-9L7 3Q0 8-7 3z" fill="${A}"/><circle cy="-2.5" r="5" fill="#2A211E"/><path d="M-12 3Q-15-9-6-13Q-9-3 0 3Q9-3 6-13Q15-9 12 3A12.5 12.5 0 0 1-12 3z" fill="${B}"/><path d="M-12 3A12.5 12.5 0 0 0 12 3Q7 8 0 8T-12 3z" fill="${D}" opacity=".5"/>` +
            vein('M-6-13Q-9-3 0 3Q9-3 6-13', 1.1, A) +
            oil([
              [-10, -3],
              [-8, 2],
              [-3.5, 6],
              [3.5, 6],
              [8, 2],
              [10, -3],
              [0, 9.5]
            ])
        }
      ];
    }
    case 'seed': {
      const [k, w, h] = p,
        ribs = k === 2 ? [-0.5, 0, 0.5] : [-0.45, 0, 0.45];
      const d = `M0${-h}C${w}${n(-h * 0.7)} ${n(w * 1.15)} ${n(h * 0.5)} 0 ${h}C${n(-w * 1.15)} ${n(h * 0.5)}${-w}${n(-h * 0.7)} 0${-h}z`;
      const at: Item['at'] = [];
      if (k === 0)
        for (let j = 0; j < 3; j++)
          for (let i = 0; i < 4; i++)
            at.push([
              (i % 2 ? -38 : 38) + (r() - 0.5) * 10,
              26.5 + i * 22.4,
              33 + j * 27 + (i % 2 ? 3 : -2),
              0.88 + r() * 0.12
            ]);
      else if (k === 1) {
        [-66, -33, 0, 33, 66].forEach((a) => {
          const q = (a * Math.PI) / 180;
          at.push([a, 60 + Math.sin(q) * 35, 74 - Math.cos(q) * 37, 0.98]);
        });
        [-48, -16, 16, 48].forEach((a) => {
          const q = (a * Math.PI) / 180;
          at.push([a, 60 + Math.sin(q) * 15, 86 - Math.cos(q) * 15, 0.74]);
        });
      } else
        for (let i = 0; i < 9; i++) {
          const a = i * 40,
            q = (a * Math.PI) / 180;
          at.push([a, 60 + Math.sin(q) * 27, 60 - Math.cos(q) * 27, 1]);
        }
      const stem =
        k === 1
          ? [
              {
                sil: '',
                at: [[0, 0, 0]] as Item['at'],
                art: vein(
                  'M60 112C60 100 60 98 60 94M60 96Q48 90 34 72M60 96Q50 84 46 60M60 96V58M60 96Q70 84 74 60M60 96Q72 90 86 72',
                  1.6,
                  D
                )
              }
            ]
          : [];
      return [
        ...stem,
        {
          sil: `<path d="${d}"/>`,
          at,
          art:
            `<path d="${d}" fill="${k === 2 ? A : B}"/>${k === 2 ? `<path d="${d}" transform="scale(.6 .84)" fill="${B}"/>` : ''}<path d="M0${-h}C${-w}${n(-h * 0.7)}${n(-w * 1.15)} ${n(h * 0.5)} 0 ${h}z" fill="${D}" opacity=".35"/>` +
            ribs
              .map((q) =>
                vein(
                  `M${n(w * q * 0.3)}${n(-h * 0.78)}Q${n(w * q * 2.1)} 0 ${n(w * q * 0.3)} ${n(h * 0.78)}`,
                  0.95,
                  q ? L : D
                )
              )
              .join('') +
            vein(`M0${-h}v-3.500`.replace('00', ''), 1, D)
        }
      ];
    }
    case 'clove':
      return [
        {
          sil: '<path d="M-3.600-12L-2 36Q0 40 2 36L3.600-12L9-22 0-19-9-22z"/><circle cy="-24" r="7.500"/>'.replace(
            /00/g,
            ''
          ),
          at: [
            [-34, 44, 62, 0.96],
            [30, 78, 60, 0.98],
            [-4, 60, 60, 1.12]
          ],
          art: (
            `<path d="M-4-12L-2 36Q0 40 2 36L4-12z" fill="${B}"/><path d="M-4-12L-2 36Q-1 38.500 0 38.500V-12z" fill="${D}" opacity=".55"/>` +
            vein('M2.200-6L1 30', 0.9, L) +
            `<circle cy="-24.500" r="7.800" fill="${L}"/><path d="M-7.800-24.500a7.800 7.800 0 0 0 15.600 0c-3 3-12 3-15.600 0z" fill="${B}"/>` +
            vein('M0-32.300Q-3-25 0-17M-5.500-30Q-5.500-24-2-18M5.500-30Q5.500-24 2-18', 0.8, D) +
            `<circle cx="-2.500" cy="-28" r="1.600" fill="${A}"/><path d="M-4-11L-12-21-5.500-18-3-23 0-17.500 3-23 5.500-18 12-21 4-11Q0-8-4-11z" fill="${D}"/><path d="M-9-18.500-4-11 0-9.600-2-15z" fill="${B}"/>`
          ).replace(/\.(\d)00/g, '.$1')
        }
      ];
    case 'pod': {
      const [c, w, h, ribs, spiny] = p;
      const d = `M0${-h}C${n(w * 0.9)}${n(-h * 0.95)} ${n(w * 1.25)} ${n(h * 0.25)} ${n(w * 0.62)} ${n(h * 0.72)}Q${n(w * 0.3)} ${h} 0 ${h}T${n(-w * 0.62)} ${n(h * 0.72)}C${n(-w * 1.25)} ${n(h * 0.25)}${n(-w * 0.9)}${n(-h * 0.95)} 0${-h}z`;
      const lines = Array.from({ length: ribs }, (_, i) => {
        const q = ((i + 1) / (ribs + 1)) * 2 - 1;
        return `M${n(q * w * 0.25)}${n(-h * 0.86)}Q${n(q * w * 1.3)} 0 ${n(q * w * 0.4)} ${n(h * 0.84)}`;
      }).join('');
      const at = (
        {
          3: [
            [-26, 39, 52, 0.98],
            [24, 80, 53, 0.96],
            [2, 59, 78, 1.06]
          ],
          4: [
            [-24, 42, 41, 1],
            [22, 78, 42, 0.96],
            [-14, 41, 79, 0.96],
            [18, 79, 80, 1]
          ],
          5: [
            [-20, 60, 36, 1.15],
            [-44, 34, 56, 1.1],
            [34, 86, 54, 1.12],
            [-16, 45, 84, 1.14],
            [18, 75, 84, 1.1]
          ]
        } as Record<number, Item['at']>
      )[c] ?? [[0, 60, 60]];
      const sp = spiny
        ? `<g fill="${A}">${[
            [-6, -8],
            [0, -10],
            [6, -7],
            [-8, 0],
            [-2, -2],
            [4, 0],
            [8, 2],
            [-5, 7],
            [1, 6],
            [6, 9],
            [-1, 12]
          ]
            .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.3"/>`)
            .join('')}</g>`
        : '';
      const seeds: Item[] =
        s.id.endsWith('cardamom') && c === 3
          ? [
              {
                sil: '<path d="M-14-10Q-16 10 0 15Q16 10 14-10Q0-2-14-10z"/>',
                at: [[4, 61, 86, 1]],
                art: `<path d="M-14-10Q-16 10 0 15Q16 10 14-10Q0-4-14-10z" fill="${B}"/><path d="M-12-7Q-13 8 0 12Q13 8 12-7Q0-2-12-7z" fill="${D}"/><g fill="${A}">${[
                  [-7, -3],
                  [0, -1],
                  [7, -3],
                  [-5, 3],
                  [2, 4.5],
                  [7.5, 2.5],
                  [-1, 8.5]
                ]
                  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4"/>`)
                  .join(
                    ''
                  )}</g><g fill="${L}" opacity=".55"><circle cx="-8" cy="-4" r="1"/><circle cx="1" cy="3.400" r="1"/><circle cx="6.500" cy="-4" r="1"/></g>`.replace(
                  /\.(\d)00/g,
                  '.$1'
                )
              }
            ]
          : [];
      if (seeds.length > 0) {
        at[0] = [-34, 36, 66, 0.98];
        at[1] = [34, 84, 66, 0.98];
        at[2] = [0, 60, 54, 0.98];
      }
      return [
        {
          sil: `<path d="${d}"/>`,
          at: at.slice(),
          art:
            `<path d="${d}" fill="${B}"/><path d="M0${-h}C${n(-w * 0.9)}${n(-h * 0.95)}${n(-w * 1.25)} ${n(h * 0.25)}${n(-w * 0.62)} ${n(h * 0.72)}Q${n(-w * 0.3)} ${h} 0 ${h}Q${n(-w * 0.9)} 0 0${-h}z" fill="${D}" opacity=".4"/>` +
            vein(lines, 1.1, D, 0.8) +
            vein(`M${n(w * 0.55)}${n(-h * 0.5)}Q${n(w * 0.8)} 0 ${n(w * 0.6)} ${n(h * 0.4)}`, 1.8, L) +
            sp +
            `<path d="M-2.200${n(-h + 1)}L-3${n(-h - 5)}Q0${n(-h - 7)} 3${n(-h - 5)}L2.200${n(-h + 1)}z" fill="${D}"/>`.replace(
              /\.(\d)00/g,
              '.$1'
            ) +
            `<ellipse cy="${n(h - 0.6)}" rx="2.6" ry="1.6" fill="${D}"/>`
        },
        ...seeds
      ];
    }
    case 'nut': {
      const o = 'M0-27C15-27 23-13 22 2C21 17 12 27 0 27C-12 27-21 17-22 2C-23-13-15-27 0-27z';
      return [
        {
          sil: `<path d="${o}"/>`,
          at: [[-18, 44, 52, 1]],
          art:
            `<path d="${o}" fill="${B}"/><path d="M0-27C-15-27-23-13-22 2C-21 17-12 27 0 27C-13 12-13-12 0-27z" fill="${D}" opacity=".4"/>` +
            vein(
              'M0-27C-4-10-3 10 1 27M0-27C-16-14-17 2-10 23M0-27C12-14 15 4 8 25M0-27C20-18 21 2 17 17M-15-15Q-6-8-3-6M-18 3Q-10 4-3 2M10-14Q14-8 19-6M3 8Q10 6 14 2M-12 16Q-6 12-1 14',
              3.4,
              A
            ) +
            vein('M0-25C11-12 14 4 8 22M-16-10Q-6-6-4-5', 1, '#F08A6A', 0.8)
        },
        {
          sil: '<ellipse rx="21" ry="24"/>',
          at: [[20, 79, 70, 1]],
          art:
            `<ellipse rx="21" ry="24" fill="${D}"/><ellipse rx="18" ry="21" fill="#EBD3AE"/>` +
            vein(
              'M-12-13Q-4-9-5 0T-12 12M-3-19Q4-11 0-3T4 9 0 18M8-16Q5-8 10-4T9 9M-16-2Q-9 2-10 6M15-6Q10 1 13 8M-6 15Q-2 9 2 12',
              2.2,
              B
            ) +
            vein('M-9-15Q-2-6-3 2M5-18Q8-10 5-2T9 12', 0.9, D)
        }
      ];
    }
    case 'chili': {
      const [c, w, h, bend] = p,
        round = bend === 0;
      const d = round
        ? `M0${-h * 0.7}C${w}${n(-h * 0.85)} ${n(w * 1.35)} ${n(h * 0.1)} ${n(w * 0.7)} ${n(h * 0.55)}Q${n(w * 0.3)} ${n(h * 0.78)} 0 ${n(h * 0.62)}Q${n(-w * 0.3)} ${n(h * 0.78)}${n(-w * 0.7)} ${n(h * 0.55)}C${n(-w * 1.35)} ${n(h * 0.1)}${-w}${n(-h * 0.85)} 0${-h * 0.7}z`
        : `M${-w}${n(-h + 3)}Q0${n(-h - 3)} ${w}${n(-h + 3)}C${n(w * 1.5)}${n(-h * 0.2)} ${n(w * 0.8 + bend * 0.4)} ${n(h * 0.5)} ${n(bend * 0.9)} ${h}C${n(-w * 0.2)} ${n(h * 0.5)}${n(-w * 1.5)}${n(-h * 0.2)}${-w}${n(-h + 3)}z`;
      const top = round ? -h * 0.7 : -h + 1;
      const at = (
        {
          2: [
            [-20, 42, 63, 1.12],
            [20, 79, 62, 1.08]
          ],
          3: [
            [-30, 40, 61, 0.98],
            [28, 81, 62, 0.98],
            [-2, 60, 62, 1.08]
          ],
          5: [
            [-58, 33, 60, 1],
            [-30, 44, 62, 1.05],
            [0, 60, 64, 1.12],
            [30, 76, 62, 1.05],
            [58, 87, 60, 1]
          ]
        } as Record<number, Item['at']>
      )[c] ?? [[0, 60, 60]];
      return [
        {
          sil: `<path d="${d}"/>`,
          at,
          art:
            `<path d="${d}" fill="${B}"/>` +
            (round
              ? `<path d="M0${n(-h * 0.7)}C${-w}${n(-h * 0.85)}${n(-w * 1.35)} ${n(h * 0.1)}${n(-w * 0.7)} ${n(h * 0.55)}Q${n(-w * 0.4)} ${n(h * 0.7)} 0 ${n(h * 0.62)}Q${n(-w * 0.7)} 0 0${n(-h * 0.7)}z" fill="${D}" opacity=".5"/>` +
                vein(`M${n(w * 0.3)}${n(-h * 0.5)}Q${n(w * 0.6)} 0 ${n(w * 0.3)} ${n(h * 0.5)}`, 1, D, 0.7) +
                vein(`M${n(w * 0.68)}${n(-h * 0.42)}Q${n(w * 0.95)} 0 ${n(w * 0.7)} ${n(h * 0.25)}`, 2, L)
              : `<path d="M${-w}${n(-h + 3)}C${n(-w * 1.5)}${n(-h * 0.2)}${n(-w * 0.2)} ${n(h * 0.5)} ${n(bend * 0.9)} ${h}C${n(w * 0.2)} ${n(h * 0.4)}${n(-w * 0.5)}${n(-h * 0.2)}${n(-w * 0.2)}${n(-h + 1)}z" fill="${D}" opacity=".55"/>` +
                vein(
                  `M${n(w * 0.5)}${n(-h + 8)}Q${n(w * 0.85)}${n(-h * 0.1)} ${n(w * 0.4 + bend * 0.3)} ${n(h * 0.35)}`,
                  1.7,
                  L
                )) +
            `<path d="M${n(-w * 0.95)} ${n(top + 3)}Q${n(-w * 0.8)} ${n(top - 3)} 0 ${n(top - 3)}T${n(w * 0.95)} ${n(top + 3)}Q${n(w * 0.5)} ${n(top + 1)} ${n(w * 0.35)} ${n(top + 4.5)}Q0 ${n(top + 1)}${n(-w * 0.35)} ${n(top + 4.5)}Q${n(-w * 0.5)} ${n(top + 1)}${n(-w * 0.95)} ${n(top + 3)}z" fill="${A}"/>` +
            vein(`M0 ${n(top - 2)}Q0 ${n(top - 9)} 4 ${n(top - 13)}`, 2.2, A)
        }
      ];
    }
    case 'rhizome': {
      const k = p[0];
      const d =
        k === 3
          ? 'M-40 14C-46 4-38-6-28-4C-22-4-18-8-17-16C-17-26-4-28-2-18C-1-12 4-10 12-12C20-14 24-20 26-27C29-35 40-32 38-22C37-12 33-4 38 2C44 10 36 19 27 15C21 12 14 12 8 17C2 23-4 22-9 19C-17 14-22 18-28 21C-33 23-38 20-40 14z'
          : 'M-42 10C-45-1-36-9-26-6C-21-5-18-9-19-16C-20-27-7-31-2-22C1-16 6-14 12-17C16-20 16-27 23-30C32-33 38-24 33-17C29-11 30-6 36-4C46 0 44 15 33 15C26 15 23 17 22 23C20 32 6 33 4 23C3 17-3 15-9 17C-15 20-18 25-26 24C-36 23-39 18-42 10z';
      const rings =
        k === 3
          ? 'M-33-3Q-28 8-31 21M-17-10Q-13 4-16 17M-16-19Q-9-21-2-17M10-11Q14 2 9 15M25-24Q32-27 38-23M28-14Q34-15 37-10M27-2Q33 0 31 15'
          : 'M-33-6Q-29 5-32 20M-24-6Q-20 6-23 23M-19-14Q-11-17-3-13M-18-21Q-11-24-3-19M12-17Q16 0 22 22M20-24Q27-24 33-17M33-4Q28 5 31 15M5 18Q13 15 22 19';
      return [
        {
          sil: `<path d="${d}"/>`,
          at: [[-6, 60, 54, 0.98]],
          art:
            `<path d="${d}" fill="${B}"/><path d="${d}" fill="none" stroke="${D}" stroke-width="1.2" opacity=".55"/><path d="M-42 10C-40 16-30 14-22 12C-8 8 8 8 20 8C30 8 36 2 40 0C46 6 42 15 33 15C26 15 23 17 22 23C20 32 6 33 4 23C3 17-3 15-9 17C-15 20-18 25-26 24C-36 23-39 18-42 10z" fill="${D}" opacity=".28"/>` +
            vein(rings, 1.2, D, k === 3 ? 0.75 : 0.55) +
            vein('M-28-2Q-16-4-14-16M8-11Q22-14 25-24', 2, L)
        },
        {
          sil: '<ellipse rx="17" ry="13.5"/>',
          at: [[-14, 82, 87, 1]],
          art:
            `<ellipse rx="17" ry="13.5" fill="${D}"/><ellipse rx="15" ry="11.5" fill="${A}"/><ellipse rx="10.500" ry="7.600" fill="none" stroke="${k === 3 ? '#C9680C' : B}" stroke-width="1.4"/>`.replace(
              /00/g,
              ''
            ) + vein('M-8 0h.1M-4-3h.1M1-4h.1M6-2h.1M-3 3h.1M3 3h.1M0 0h.1', 1.7, k === 3 ? '#C9680C' : D, 0.7)
        }
      ];
    }
    case 'leaf': {
      const [c, w, saw] = p,
        h = saw ? 33 : c > 3 ? 23 : 43;
      const half = (q: number) =>
        saw
          ? `${n(q * w * 0.9)}${-h * 0.62} ${n(q * w * 1.25)} ${n(h * 0.2)} 0 ${h}`
          : `${n(q * w)}${n(-h * 0.55)} ${n(q * w * 1.1)} ${n(h * 0.45)} 0 ${h}`;
      const d = `M0${-h}C${half(1)}C${n(-w * (saw ? 1.25 : 1.1))} ${n(h * (saw ? 0.2 : 0.45))}${n(-w * (saw ? 0.9 : 1))}${n(-h * (saw ? 0.62 : 0.55))} 0${-h}z`;
      const vs = [-0.5, -0.22, 0.06, 0.34, 0.6]
        .map(
          (t) =>
            `M0 ${n(h * t + 6)}Q${n(w * 0.4)} ${n(h * t)} ${n(w * 0.62)} ${n(h * t - 5)}M0 ${n(h * t + 6)}Q${n(-w * 0.4)} ${n(h * t)}${n(-w * 0.62)} ${n(h * t - 5)}`
        )
        .join('');
      const at = (
        c > 3
          ? [
              [-64, 38, 50, 0.95],
              [64, 82, 50, 0.95],
              [-34, 45, 76, 0.92],
              [34, 75, 76, 0.92],
              [0, 60, 40, 1.08]
            ]
          : saw
            ? [
                [-44, 42, 60, 0.88],
                [44, 78, 60, 0.88],
                [0, 60, 56, 1.08]
              ]
            : [
                [-40, 46, 60, 0.92],
                [40, 74, 60, 0.92],
                [0, 60, 58, 1.06]
              ]
      ) as Item['at'];
      const teeth = saw
        ? vein(
            `M${n(w * 0.35)}${n(-h * 0.72)}l3-1M${n(w * 0.66)}${n(-h * 0.4)}l3.500-1M${n(w * 0.8)}${n(-h * 0.05)}l3 .5M${n(-w * 0.35)}${n(-h * 0.72)}l-3-1M${n(-w * 0.66)}${n(-h * 0.4)}l-3.500-1M${n(-w * 0.8)}${n(-h * 0.05)}l-3 .5`.replace(
              /00/g,
              ''
            ),
            2.4,
            B
          )
        : '';
      return [
        {
          sil: `<path d="${d}"/>`,
          at,
          art:
            teeth +
            `<path d="${d}" fill="${B}"/><path d="M0${-h}C${half(-1)}z" fill="${saw ? A : D}" opacity="${saw ? 0.55 : 0.4}"/>` +
            vein(vs, 0.9, L, 0.9) +
            vein(`M0${-h + 3}V${h + 7}`, 1.6, saw ? L : A)
        }
      ];
    }
    case 'corn': {
      const k = p[0];
      if (k === 2) {
        const dots: string[] = [];
        for (let i = 0; i < 8; i++)
          for (let j = -1; j < 2; j++)
            dots.push(
              `<circle cx="${n(j * 4.6 * (1 - i * 0.05))}" cy="${n(-27 + i * 7.4 + (j ? 3 : 0))}" r="${n(3.3 - i * 0.15)}"/>`
            );
        return [
          {
            sil: '<path d="M-7-30Q0-36 7-30Q9 0 4 30Q0 34-4 30Q-9 0-7-30z"/>',
            at: [
              [-24, 38, 60, 0.96],
              [24, 82, 60, 0.96],
              [0, 60, 60, 1.1]
            ],
            art: `<path d="M0-33v-9" stroke="${A}" stroke-width="2.2" stroke-linecap="round"/><path d="M-7-30Q0-36 7-30Q9 0 4 30Q0 34-4 30Q-9 0-7-30z" fill="${D}"/><g fill="${B}">${dots.join('')}</g><g fill="${L}">${dots
              .filter((_, i) => i % 3 === 2)
              .map((x) => x.replace(/r="[\d.]+"/, 'r="1.4"'))
              .join('')}</g>`
          }
        ];
      }
      const at: Item['at'] =
        k === 3
          ? [
              [0, 60, 60, 0.92],
              [10, 60, 34, 0.92],
              [60, 82.5, 47, 0.92],
              [120, 82.5, 73, 0.92],
              [180, 60, 86, 0.92],
              [240, 37.5, 73, 0.92],
              [300, 37.5, 47, 0.92]
            ]
          : [
              [0, 60, 58, 1.08],
              [40, 39, 44, 1],
              [90, 80, 41, 0.94],
              [150, 36, 71, 0.92],
              [220, 85, 69, 1],
              [300, 58, 87, 0.96],
              [20, 60, 31, 0.8]
            ];
      const wr =
        k === 3
          ? 'M0-12Q5 0 0 12M0-12Q-5 0 0 12M-6-10.500Q-11 0-6 10.500M6-10.500Q11 0 6 10.500'
          : k === 1
            ? 'M-9-6Q-3-9 2-6M-11 2Q-5 5 1 2M4 8Q8 6 10 2'
            : 'M-9-6Q-4-9-1-5T7-7M-11 2Q-6-2-2 3T9 1M-6 8Q-1 5 3 9M4-11Q7-6 11-5M-4-1Q-2-3 1-1';
      return [
        {
          sil: '<circle r="12.500"/>'.replace('00', ''),
          at,
          art: (
            `<circle r="12.500" fill="${B}"/><path d="M-12.500 0a12.500 12.500 0 0 0 25 0c-6 6-19 6-25 0z" fill="${D}" opacity=".4"/>` +
            vein(wr, k === 0 ? 1.4 : 1, k === 0 ? L : D, k === 3 ? 0.6 : 0.7) +
            `<ellipse cx="-4" cy="-5" rx="2.600" ry="1.700" fill="${k === 0 ? A : '#fff'}" opacity=".7"/>` +
            (k === 3 ? `<circle cy="-12" r="1.800" fill="${D}"/>` : '')
          ).replace(/\.(\d)00/g, '.$1')
        }
      ];
    }
    case 'peel': {
      const d = 'M0 4C-14-4-21-20-13-34Q-6-43 3-38C15-31 15-10 0 4z';
      return [
        {
          sil: `<path d="${d}"/>`,
          at: [
            [4, 60, 62, 1.04],
            [124, 60, 62, 1],
            [244, 60, 62, 1.02]
          ],
          art:
            `<path d="${d}" fill="${B}"/><path d="M0 4C-14-4-21-20-13-34C-14-20-8-6 0 4z" fill="${A}"/>` +
            vein('M0 4C8-8 10-24 1-36', 1, D, 0.5) +
            vein(
              'M-5-30h.1M1-31h.1M5-26h.1M-7-22h.1M-1-24h.1M4-19h.1M-6-15h.1M0-16h.1M5-11h.1M-3-9h.1M1-5h.1',
              1.9,
              D,
              0.6
            )
        },
        { sil: '', at: [[0, 60, 62]], art: `<circle r="3.6" fill="${D}"/><circle r="1.6" fill="${L}"/>` }
      ];
    }
    case 'slice': {
      const c = p[0];
      const at = (
        {
          3: [
            [-12, 42, 44, 1.1],
            [20, 80, 54, 1.08],
            [6, 50, 82, 1.06]
          ],
          4: [
            [-12, 43, 42, 1],
            [14, 79, 44, 0.96],
            [8, 41, 79, 0.96],
            [-14, 78, 80, 1]
          ],
          5: [
            [0, 60, 60, 0.94],
            [-12, 38, 40, 0.82],
            [14, 83, 40, 0.82],
            [10, 38, 81, 0.82],
            [-10, 83, 81, 0.82]
          ],
          6: [
            [0, 44, 37, 0.78],
            [12, 78, 40, 0.8],
            [-10, 35, 66, 0.78],
            [8, 66, 66, 0.84],
            [0, 88, 74, 0.72],
            [-6, 50, 90, 0.76]
          ]
        } as Record<number, Item['at']>
      )[c] ?? [[0, 60, 60]];
      const star =
        s.id === 'licorice' || s.id === 'angelica-dahurica'
          ? vein(
              'M0-14V14M-14 0H14M-10-10L10 10M10-10L-10 10M-5-13L5 13M5-13L-5 13M-13-5L13 5M-13 5L13-5',
              0.8,
              A,
              0.85
            )
          : vein('M-9-4h.1M-4-8h.1M3-7h.1M8-3h.1M-7 4h.1M-1 0h.1M5 4h.1M0 8h.1M-4 9h.1M9 7h.1', 1.8, A);
      return [
        {
          sil: '<path d="M-18-2C-18-13-9-19 2-18C13-18 19-9 18 2C18 13 9 19-2 18C-13 18-19 10-18-2z"/>',
          at,
          art:
            `<path d="M-18-2C-18-13-9-19 2-18C13-18 19-9 18 2C18 13 9 19-2 18C-13 18-19 10-18-2z" fill="${D}"/><path d="M-18-2C-18-13-9-19 2-18C13-18 19-9 18 2C18 13 9 19-2 18C-13 18-19 10-18-2z" transform="scale(.87)" fill="${B}"/><circle r="10.4" fill="none" stroke="${A}" stroke-width="1.3"/>` +
            star +
            `<circle r="3" fill="${L}"/>` +
            vein('M-12-6Q-9-13-1-13', 1.6, L)
        }
      ];
    }
    case 'thread': {
      const d = 'M0 42C-5 26 5 14-1-2C-6-16-2-26-8-38C-2-40 6-38 7-33C6-22 3-14 5-2C8 14-1 26 0 42z';
      return [
        {
          sil: `<path d="${d}"/>`,
          at: [
            [-52, 60, 62, 0.9],
            [-26, 56, 60, 0.98],
            [4, 60, 58, 1],
            [30, 64, 60, 0.98],
            [56, 60, 62, 0.9]
          ],
          art:
            `<path d="${d}" fill="${B}"/><path d="M0 42C-5 26 5 14-1-2C-6-16-2-26-8-38C2-24-1-14 2-2C5 14-3 26 0 42z" fill="${D}" opacity=".55"/>` +
            vein('M4-33C4-22 1-16 3-2', 1.2, L) +
            vein('M0 41V31', 2.6, A)
        },
        { sil: '', at: [[0, 60, 63]], art: `<circle r="4.6" fill="${A}"/><circle r="2" fill="#fff" opacity=".6"/>` }
      ];
    }
    case 'blade': {
      const c = p[0],
        d = 'M-3.400 42L-2.600-8Q-2-34 5-46Q6-30 3-8L3.600 42z'.replace(/\.(\d)00/g, '.$1');
      return [
        {
          sil: `<path d="${d}"/>`,
          at: Array.from({ length: c }, (_, i) => {
            const q = i - (c - 1) / 2;
            return [q * (c > 5 ? 13 : 14), 60 + q * (c > 5 ? 8.6 : 9.6), 60 + Math.abs(q) * 3, i % 2 ? 0.94 : 1] as [
              number,
              number,
              number,
              number
            ];
          }),
          art:
            `<path d="${d}" fill="${B}"/><path d="M-3.4 42L-2.6-8Q-2-34 5-46Q-1-20 0 42z" fill="${D}" opacity=".4"/>` +
            vein('M1.5 38Q1-10 4-38', 0.9, L) +
            `<path d="M-3.4 42L-3 22H3.3L3.6 42z" fill="${A}"/>`
        },
        {
          sil: '<rect x="-25" y="-3.5" width="50" height="7" rx="3.5"/>',
          at: [[0, 60, 82]],
          art:
            `<rect x="-25" y="-3.5" width="50" height="7" rx="3.5" fill="#A9432F"/>` +
            vein('M-20-.8H18', 1.2, '#D98A72')
        }
      ];
    }
    case 'oil':
      return [
        {
          sil: '<path d="M-34 22Q-20-6-6-12Q4-16 12-6Q24 8 34 22Q0 30-34 22z"/>',
          at: [[0, 50, 76]],
          art:
            `<path d="M-34 22Q-20-6-6-12Q4-16 12-6Q24 8 34 22Q0 30-34 22z" fill="${B}"/><path d="M-34 22Q-20-6-6-12Q-10 6 4 25Q-18 26-34 22z" fill="${D}" opacity=".4"/>` +
            vein('M0-4h.1M6 2h.1M-2 6h.1M12 9h.1M4 13h.1M18 16h.1M-12 8h.1M-18 16h.1M10 18h.1M-6 17h.1', 1.8, L)
        },
        {
          sil: '<path d="M-7-30H7V-20Q18-12 18 0V24Q18 30 12 30H-12Q-18 30-18 24V0Q-18-12-7-20z"/>',
          at: [[0, 78, 58, 0.96]],
          art:
            `<path d="M-7-30H7V-20Q18-12 18 0V24Q18 30 12 30H-12Q-18 30-18 24V0Q-18-12-7-20z" fill="#fff" opacity=".78"/><path d="M-15 4Q0 0 15 4V23Q15 27 11 27H-11Q-15 27-15 23z" fill="${A}"/><path d="M-15 4Q0 8 15 4V9Q0 13-15 9z" fill="#fff" opacity=".35"/><rect x="-8" y="-37" width="16" height="9" rx="2" fill="${D}"/>` +
            vein('M-12-2V20', 2, '#fff')
        }
      ];
  }
}

const attr = (s: string) => s.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);
function subject(items: Item[], shadow: string, pre: string): string {
  let defs = '',
    sh = '',
    body = '';
  items.forEach((it, i) => {
    const many = it.at.length > 1,
      id = `${pre}${i}`;
    if (many) defs += `<g id="${id}">${it.art}</g>${it.sil ? `<g id="${id}s">${it.sil}</g>` : ''}`;
    it.at.forEach(([a, x, y, k]) => {
      const t = rot(a, x, y, k ?? 1).replace('translate(0 0)', '');
      const T = t ? ` transform="${t}"` : '';
      if (it.sil) sh += many ? `<use href="#${id}s"${T}/>` : `<g${T}>${it.sil}</g>`;
      body += many ? `<use href="#${id}"${T}/>` : `<g${T}>${it.art}</g>`;
    });
  });
  return `${defs ? `<defs>${defs}</defs>` : ''}<g transform="translate(2 3)" fill="${shadow}" stroke="none" opacity=".22">${sh}</g>${body}`;
}

export function spiceArt(id: string, opt: ArtOptions = {}): string {
  const s = byId.get(id) ?? fallback,
    t = themes[s.cat],
    mode = opt.mode ?? 'tile';
  const k = s.id.replace(/[^a-z]/g, '').slice(0, 6); // The id prefix prevents collisions between inlined SVGs.
  const a11y = opt.title === false ? ' aria-hidden="true"' : ` role="img"><title>${attr(s.name)}</title`;
  const sub = subject(forms(s), t.line === '#C49F37' ? '#5A3D08' : '#3A1606', k);
  const bg = opt.dark ? '#2A2421' : t.bg,
    win = opt.dark ? '#3A322C' : t.win;
  const pat = `<pattern id="${k}p" width="24" height="24" patternUnits="userSpaceOnUse"><path d="${t.pat}" fill="none" stroke="${t.line}" stroke-width=".8"/></pattern>`;
  if (mode === 'mark') return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 8 104 104"${a11y}>${sub}</svg>`;
  if (mode === 'cover')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" preserveAspectRatio="xMidYMid slice"${a11y}><defs>${pat}</defs><path fill="${win}" d="M0 0h240v180H0z"/><path fill="url(#${k}p)" opacity=".3" d="M0 0h240v180H0z"/><g fill="${bg}" transform="translate(28 -2) scale(1.55)">${t.shape}</g><g transform="translate(42 12) scale(1.3)">${sub}</g></svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"${a11y}><defs>${pat}</defs><path fill="${bg}" d="M0 0h120v120H0z"/><g fill="${win}">${t.shape}</g><g fill="url(#${k}p)" opacity=".42">${t.shape}</g>${sub}</svg>`;
}
/** Returns a URI-encoded data URI. Smaller than base64 after gzip, and accepted by CSS, `<Image>` and WXSS. */
export function spiceArtUri(id: string, opt?: ArtOptions): string {
  return (
    'data:image/svg+xml,' +
    spiceArt(id, opt)
      .replace(/"/g, "'")
      .replace(/[%#<>]/g, (c) => '%' + c.charCodeAt(0).toString(16))
      .replace(/\s+/g, ' ')
  );
}
