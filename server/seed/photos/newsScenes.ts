import { type Random, random } from '../random';
import { SCENE, type Scene, sceneOf } from './scenes';

const { width: W, height: H } = SCENE;

/** Setting of an article's picture, besides those of goods (scenes.ts). */
export type Setting =
  | 'lab'
  | 'meter'
  | 'documents'
  | 'store'
  | 'kitchen'
  | 'tanks'
  | 'port'
  | 'road'
  | 'yard'
  | 'stall'
  | 'hall'
  | 'oven'
  | 'sorter'
  | 'grading';

/** Returns a picture of an article: a setting with a variety in it, or goods as in the photos of supplies. */
export function newsScene(setting: Setting | 'tray' | 'bag' | 'close', varietyId: string): Scene {
  const source = random(`news picture ${setting} ${varietyId}`);
  if (setting === 'tray' || setting === 'bag' || setting === 'close') {
    return sceneOf(setting, { varietyId, form: 'whole' }, source);
  }
  return { varietyId, svg: settings[setting](source) };
}

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const lines = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const goods = (x: number, y: number, scale: number, turn = 0) =>
  `<use href="#goods" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`;
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
/** A wall above a bench or floor. */
const room = (wall: string, floor: string, level: number) =>
  `${rect(0, 0, W, H, wall)}${rect(0, level, W, H - level, floor)}`;

/** Draws a heap on a surface: three, four or more pieces side by side. */
const heap = (x: number, y: number, count: number, step: number, source: Random) =>
  repeat(count, (index) => goods(x + index * step, y + (index % 2) * 6, 0.42, source.integer(0, 359)));

const flask = (x: number, y: number, liquid: string) =>
  `${path(`M${x - 9} ${y - 78}h18v34l27 52q6 14-9 14h-54q-15 0-9-14l27-52z`, '#eef4f3', 'opacity=".9"')}` +
  `${path(`M${x - 22} ${y - 18}h44l14 26q5 12-7 12h-58q-12 0-7-12z`, liquid)}` +
  lines(`M${x - 14} ${y - 78}h28`, '#7f9a99', 5);

const sack = (x: number, y: number, scale: number, cloth: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${path('M-34-8q-14 44-6 74 40 12 80 0 8-30-6-74-34-14-68 0z', cloth)}` +
  `${path('M-34-8q34 18 68 0-6-16-34-16t-34 16z', '#5c3a20')}${goods(-14, -12, 0.3, 20)}${goods(14, -10, 0.3, 140)}</g>`;

const settings: Record<Setting, (source: Random) => string> = {
  lab: () =>
    `${room('#dfe7e4', '#b9a88f', 214)}${rect(24, 26, 150, 74, '#cfdad6')}${rect(36, 40, 22, 48, '#e9a23b')}${rect(64, 52, 22, 36, '#b4402f')}${rect(92, 44, 22, 44, '#7f9a99')}` +
    `${flask(236, 200, '#e9a23b')}${flask(316, 206, '#c8553d')}${rect(28, 196, 150, 14, '#f8f5ee', 'rx="7"')}${goods(66, 180, 0.5)}${goods(104, 184, 0.46, 70)}${goods(142, 180, 0.5, 150)}` +
    `<g transform="rotate(-6 320 246)">${rect(250, 232, 116, 26, '#fbfaf6', 'rx="3"')}${repeat(5, (i) => rect(258 + i * 21, 238, 15, 14, ['#f6e7c4', '#eccf93', '#e0ac5b', '#c9803a', '#a45a25'][i] ?? ''))}</g>`,
  meter: () =>
    `${room('#e9e2d6', '#8c7a67', 206)}${rect(206, 70, 150, 168, '#3c4a52', 'rx="14"')}${rect(222, 86, 118, 52, '#b9d3b0', 'rx="4"')}` +
    `${lines('M240 100v24M262 100h14v12h-14v12h14M294 100h14v24h-14M294 112h14', '#27402a', 5)}${circle(246, 178, 17, '#e9a23b')}${circle(296, 178, 17, '#d94a34')}${rect(226, 208, 112, 14, '#2a353b', 'rx="7"')}` +
    `${path('M20 214q78 46 160 0l-10 44q-70 26-140 0z', '#dcbb80')}${goods(58, 204, 0.58)}${goods(100, 196, 0.62, 80)}${goods(142, 206, 0.56, 160)}`,
  documents: () =>
    `${rect(0, 0, W, H, '#b8a184')}${lines('M0 90h400M0 190h400', '#a18b6d', 2)}<g transform="rotate(-7 150 150)">${rect(62, 30, 186, 240, '#fbfaf6', 'rx="3"')}${rect(84, 54, 96, 13, '#8a3f1d')}` +
    `${repeat(6, (i) => rect(84, 86 + i * 22, i === 5 ? 84 : 142, 7, '#cfc6bd'))}${circle(204, 226, 27, 'none', 'stroke="#c8321f" stroke-width="5" opacity=".8"')}${circle(204, 226, 9, '#c8321f', 'opacity=".8"')}</g>` +
    `${circle(300, 118, 56, '#fbfaf6', 'opacity=".6"')}${goods(300, 118, 0.86)}${circle(300, 118, 56, 'none', 'stroke="#3d2a1c" stroke-width="9"')}${lines('M340 160l42 50', '#3d2a1c', 15)}`,
  store: (source) =>
    `${room('#c4d3db', '#7f8b92', 236)}${repeat(3, (i) => lines(`M${20 + i * 120} 20v230`, '#4f6473', 8))}${lines('M20 96h360M20 176h360', '#4f6473', 7)}` +
    `${repeat(6, (i) => sack(76 + (i % 3) * 122, i < 3 ? 44 : 124, 0.78, source.pick(['#e7dfcf', '#d8cfa6', '#e3cfc0'])))}${rect(30, 244, 150, 12, '#8a6a42')}${rect(222, 244, 150, 12, '#8a6a42')}${sack(106, 196, 0.76, '#e7dfcf')}${sack(298, 196, 0.76, '#d8cfa6')}`,
  kitchen: () =>
    `${room('#efe3d0', '#59616a', 222)}${rect(0, 30, W, 10, '#b58d52')}${repeat(4, (i) => rect(44 + i * 88, 40, 5, 30, '#8a6a42'))}` +
    `${path('M86 136h228l-14 96q-4 22-26 22h-148q-22 0-26-22z', '#6d737a')}${path('M86 136q114 34 228 0-18-26-114-26t-114 26z', '#8f2c19')}${lines('M70 148h20M310 148h20', '#3f464d', 14)}` +
    `${goods(150, 128, 0.4)}${goods(202, 132, 0.46, 60)}${goods(252, 126, 0.4, 130)}${lines('M140 92q-10-16 0-32M200 86q-10-18 0-36M260 92q-10-16 0-32', '#ffffff', 7)}`,
  tanks: () =>
    `${room('#d9e0e2', '#a3a8a8', 232)}${repeat(3, (i) => `${rect(40 + i * 112, 62, 86, 164, '#b7c2c8', 'rx="18"')}${rect(52 + i * 112, 72, 14, 140, '#e4ebee', 'rx="7"')}${circle(94 + i * 112, 118, 14, '#6d7c85')}${circle(94 + i * 112, 118, 9, '#f4f7f8')}`)}` +
    `${lines('M83 62v-28h112v28M195 34h112v28', '#7b8a93', 10)}${lines('M126 200h26M238 200h26', '#7b8a93', 8)}${rect(300, 196, 76, 66, '#c98a2e', 'rx="6"')}${goods(338, 228, 0.5)}`,
  port: () =>
    `${rect(0, 0, W, H, '#cfe0e6')}${rect(0, 210, W, 90, '#4c7c8f')}${path('M30 206h320l-34 56h-254z', '#7a2c1f')}${repeat(8, (i) => rect(68 + (i % 4) * 62, i < 4 ? 166 : 128, 58, 36, ['#c8553d', '#e9a23b', '#3f6b5c', '#8a6a42', '#4c5f7a', '#b4402f', '#d8b26a', '#5b7b52'][i] ?? ''))}` +
    `${lines('M346 210v-170M346 44h-170M346 44l36 46M206 44v52', '#8c5b17', 8)}${rect(192, 94, 28, 8, '#3d2a1c')}${lines('M0 236q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0M0 270q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0', '#6f9bac', 4)}${circle(206, 146, 25, '#f6ead9')}${goods(206, 146, 0.38)}`,
  road: () =>
    `${rect(0, 0, W, H, '#dbe6df')}${path('M0 170l90-90 70 66 80-96 160 130v30h-400z', '#8fa98d')}${rect(0, 206, W, 94, '#6a6661')}${lines('M10 254h50M110 254h50M210 254h50M310 254h50', '#efe3d0', 6)}` +
    `${rect(70, 108, 196, 108, '#c8553d', 'rx="6"')}${path('M266 142h52q8 0 12 8l18 34v32h-82z', '#f0e6d6')}${path('M280 152h34l16 30h-50z', '#5d7f8c')}${circle(120, 220, 25, '#2b2623')}${circle(120, 220, 10, '#b9b1a8')}${circle(310, 220, 25, '#2b2623')}${circle(310, 220, 10, '#b9b1a8')}${circle(168, 160, 40, '#f6ead9')}${goods(168, 160, 0.64)}`,
  yard: (source) =>
    `${rect(0, 0, W, H, '#e8dcc4')}${rect(0, 0, W, 92, '#d8e6ea')}${path('M0 92l70-52 60 40 74-60 92 58 104-42v56z', '#7f9a6b')}${circle(332, 34, 22, '#f1b74a')}` +
    repeat(6, (i) => {
      const [x, y] = [76 + (i % 3) * 124, i < 3 ? 138 : 232];
      return `<ellipse cx="${x}" cy="${y}" rx="56" ry="34" fill="#a97f45"/><ellipse cx="${x}" cy="${y}" rx="50" ry="29" fill="#dcbb80"/>${heap(x - 28, y - 4, 3, 28, source)}`;
    }),
  stall: (source) =>
    `${room('#f0e6d6', '#7b5b3c', 232)}${repeat(8, (i) => path(`M${i * 50} 0h50v44q-25 22-50 0z`, i % 2 === 0 ? '#c8321f' : '#f6ead9'))}${rect(0, 196, W, 40, '#a98a62')}` +
    `${sack(70, 140, 0.9, '#e7dfcf')}${sack(164, 140, 0.9, '#d8cfa6')}${rect(232, 172, 132, 22, '#8c959b', 'rx="4"')}${path('M226 168q72 20 144 0l-16-24h-112z', '#c7ced2')}${heap(262, 138, 3, 34, source)}${rect(272, 200, 52, 26, '#27402a', 'rx="3"')}${lines('M282 208v10M292 208h8v10h-8M308 208v10', '#b9d3b0', 3)}`,
  hall: (source) =>
    `${room('#e6e2ee', '#c9b9a6', 216)}${lines('M0 30l200-26 200 26', '#8a8299', 6)}${repeat(5, (i) => lines(`M${i * 100} 30v-20`, '#8a8299', 4))}` +
    `${repeat(3, (i) => `${rect(24 + i * 124, 74, 104, 34, ['#c8321f', '#8c5b17', '#3f6b5c'][i] ?? '')}${rect(24 + i * 124, 108, 104, 84, '#fbfaf6')}${rect(24 + i * 124, 178, 104, 46, ['#8f2c19', '#6d4611', '#2f5145'][i] ?? '')}${goods(76 + i * 124, 142, 0.56, source.integer(0, 359))}`)}` +
    repeat(
      4,
      (i) =>
        `${circle(50 + i * 98, 236, 12, '#5c3a20')}${path(`M${30 + i * 98} 290q0-38 20-38t20 38z`, ['#4c5f7a', '#b4402f', '#5b7b52', '#8a6a42'][i] ?? '')}`
    ),
  oven: (source) =>
    `${room('#d8d2c8', '#8c7a67', 246)}${rect(66, 24, 268, 226, '#7b8790', 'rx="8"')}${rect(84, 42, 232, 190, '#3a2a20')}${repeat(4, (i) => `${rect(92, 78 + i * 46, 216, 9, '#d9a25a')}${heap(112, 66 + i * 46, 7, 30, source)}`)}` +
    lines('M350 90q14-14 0-28t0-28M370 110q14-14 0-28t0-28', '#d94a34', 5),
  sorter: (source) =>
    `${room('#dde4e6', '#8f979b', 240)}${rect(20, 176, 360, 34, '#3c4a52', 'rx="17"')}${repeat(4, (i) => circle(40 + i * 106, 193, 11, '#8c959b'))}${heap(48, 160, 10, 34, source)}` +
    `${rect(138, 26, 124, 84, '#c8553d', 'rx="10"')}${rect(156, 42, 88, 34, '#f6ead9', 'rx="4"')}${lines('M164 66l14-12 16 8 18-16 16 10 12-10', '#3f6b5c', 4)}${path('M170 110h60l34 58h-128z', '#f1d27a', 'opacity=".45"')}${rect(40, 210, 14, 60, '#59616a')}${rect(346, 210, 14, 60, '#59616a')}`,
  grading: () =>
    `${rect(0, 0, W, H, '#d9d4cc')}${repeat(3, (i) => rect(22 + i * 122, 44, 112, 176, ['#fbfaf6', '#f3efe4', '#e9e2d6'][i] ?? '', 'rx="6"'))}` +
    `${goods(78, 104, 0.94)}${goods(78, 176, 0.72, 40)}${goods(200, 104, 0.74, 15)}${goods(200, 168, 0.6, 75)}${goods(322, 100, 0.52, 30)}${goods(306, 152, 0.4, 110)}${goods(340, 180, 0.36, 200)}` +
    `${rect(22, 240, 356, 34, '#e6c65c')}${lines(
      repeat(34, (i) => `M${34 + i * 10} 240v${i % 5 === 0 ? 16 : 9}`),
      '#4d4020',
      2
    )}`
};
