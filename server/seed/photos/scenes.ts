import type { GoodsForm } from '@contract/goods';
import { varieties } from '../../../src/lib/spiceArt';
import type { Random } from '../random';

/** Content of a picture: goods of a variety, as SVG in which `#goods` is a group of them, 104 wide. */
export interface Scene {
  varietyId: string;
  svg: string;
}

export const SCENE = { width: 400, height: 300 };
const { width: W, height: H } = SCENE;

type SceneKind = 'close' | 'tray' | 'bag' | 'sample' | 'shelf';

/** Subject of a photo. */
export interface Subject {
  varietyId: string;
  form: GoodsForm;
}

interface Area {
  x: number;
  y: number;
  size: number;
}

const GROUNDS = ['#cbbfae', '#8c7a67', '#e9e2d6', '#59616a', '#b8a184', '#d9d4cc', '#6d5a48'] as const;

/** Returns how goods of a form are photographed: bottles on a shelf, everything else spread out. */
export function sceneKinds(form: GoodsForm): readonly [SceneKind, ...SceneKind[]] {
  if (form === 'oil') return ['shelf'];
  return form === 'powder' ? ['tray', 'bag', 'sample'] : ['close', 'tray', 'bag', 'sample'];
}

/** Returns a picture as a trader takes it. Each differs in light, location and size, as photos do. */
export function sceneOf(kind: SceneKind, subject: Subject, source: Random): Scene {
  const draw: Record<SceneKind, () => string> = {
    close: () => `<rect width="${W}" height="${H}" fill="${coloursOf(subject).shade}"/>${pile(subject, FRAME, source)}`,
    tray: () => tray(subject, source),
    bag: () => bag(subject, source),
    sample: () => sample(subject, source),
    shelf: () => shelf(source)
  };
  const turned = `<g transform="rotate(${kind === 'shelf' ? 0 : source.integer(-7, 7)} 200 150) translate(200 150) scale(1.12) translate(-200 -150)">`;
  return { varietyId: subject.varietyId, svg: `${turned}${draw[kind]()}</g>${light(source)}` };
}

const FRAME: Area = { x: W / 2, y: H / 2, size: 250 };

function coloursOf({ varietyId }: Subject): { body: string; shade: string } {
  const [body = '#8a3f1d', shade = '#5c2611'] = varieties.find(({ id }) => id === varietyId)?.c ?? [];
  return { body, shade };
}

/** Small seeds: a few grains as large as a pod look like leaves. */
const GRAINS = new Set(['fennel', 'cumin', 'dill-seed', 'coriander-seed']);

/** Returns the distance between the pieces of a heap. */
function pieceOf({ varietyId, form }: Subject): number {
  if (GRAINS.has(varietyId)) return 20;
  return form === 'broken' ? 46 : 82;
}

/** Draws goods all over a round area, in irregular rows. */
function pile(subject: Subject, { x, y, size }: Area, source: Random): string {
  if (subject.form === 'powder') return powder(subject, { x, y, size }, source);
  const step = pieceOf(subject) * source.between(0.85, 1.2);
  const uses: string[] = [];
  for (let row = y - size; row <= y + size; row += step) {
    for (let column = x - size; column <= x + size; column += step) {
      const at = { x: column + source.between(-0.3, 0.3) * step, y: row + source.between(-0.3, 0.3) * step };
      const isInside = Math.hypot(at.x - x, at.y - y) < size && at.y > -40 && at.y < H + 40;
      if (isInside) uses.push(goods(at, (step / 70) * source.between(0.85, 1.15), source));
    }
  }
  return uses.join('');
}

/** Ground goods: a round heap with the marks of the scoop. */
function powder(subject: Subject, { x, y, size }: Area, source: Random): string {
  const { body, shade } = coloursOf(subject);
  const marks = Array.from({ length: 9 }, () => {
    const [left, top] = [x + source.between(-0.7, 0.5) * size, y + source.between(-0.6, 0.6) * size];
    return `M${left.toFixed(0)} ${top.toFixed(0)}q${(size * 0.2).toFixed(0)} ${source.integer(-26, 26)} ${(size * 0.4).toFixed(0)} ${source.integer(-8, 8)}`;
  });
  return `<circle cx="${x}" cy="${y}" r="${(size * 0.97).toFixed(0)}" fill="${body}"/><path d="${marks.join('')}" fill="none" stroke="${shade}" stroke-width="${source.integer(4, 9)}" stroke-linecap="round" opacity=".4"/>`;
}

function goods({ x, y }: { x: number; y: number }, scale: number, source: Random): string {
  const turn = source.integer(0, 359);
  return `<use href="#goods" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn}) scale(${scale.toFixed(2)})"/>`;
}

/** A round tray of bamboo. */
function tray(subject: Subject, source: Random): string {
  const size = source.integer(96, 150);
  const x = W / 2 + source.integer(-70, 70);
  const y = H / 2 + source.integer(-45, 45);
  const rings = [1, 0.94, 0.8, 0.62, 0.42].map(
    (part, index) =>
      `<circle cx="${x}" cy="${y}" r="${(size * part).toFixed(0)}" fill="${index === 0 ? '#a97f45' : '#dcbb80'}" stroke="#b58d52" stroke-width="2"/>`
  );
  return `${ground(source)}${rings.join('')}${pile(subject, { x, y, size: size * 0.78 }, source)}`;
}

/** A woven bag, open, from above. The cloth and the floor, each with a hole, cover what protrudes. */
function bag(subject: Subject, source: Random): string {
  const [rx, ry] = [source.integer(120, 175), source.integer(85, 125)];
  const [x, y] = [W / 2 + source.integer(-60, 60), H / 2 + source.integer(-30, 40)];
  const mouth = ellipse(x, y, rx, ry);
  const sack = ellipse(x, y + 22, rx + 34, ry + 30);
  const cloth = source.pick(['#e7dfcf', '#d8cfa6', '#c9d3cf', '#e3cfc0']);
  const weave = [12, 20, 28].map((out) => ellipse(x, y + out * 0.65, rx + out, ry + out)).join('');
  return `<path d="${mouth}" fill="${coloursOf(subject).shade}"/>${pile(subject, { x, y, size: Math.max(rx, ry) }, source)}
<path fill-rule="evenodd" d="${sack}M-60-60h520v420h-520z" fill="${source.pick(GROUNDS)}"/>
<path fill-rule="evenodd" d="${mouth}${sack}" fill="${cloth}"/>
<path d="${weave}" fill="none" stroke="#8a7f6a" stroke-width="6" stroke-dasharray="3 3" opacity=".35"/>
<path d="${mouth}" fill="none" stroke="#7d715c" stroke-width="4"/>`;
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A few pieces on paper beside a ruler, as samples are shown. */
function sample(subject: Subject, source: Random): string {
  const count = subject.form === 'broken' ? source.integer(5, 8) : source.integer(2, 4);
  const y = source.integer(100, 170);
  const gap = 300 / count;
  const pieces = Array.from({ length: subject.form === 'powder' ? 0 : count }, (_, index) =>
    goods(
      { x: 60 + gap * (index + 0.5), y: y + source.integer(-26, 26) },
      (gap / 104) * source.between(0.75, 1.15),
      source
    )
  );
  const heap = subject.form === 'powder' ? powder(subject, { x: source.integer(120, 260), y, size: 72 }, source) : '';
  const rulerY = source.next() < 0.5 ? 244 : 12;
  const ticks = Array.from({ length: 34 }, (_, index) => `M${30 + index * 10} ${rulerY}v${index % 5 === 0 ? 16 : 9}`);
  const paper = source.pick(['#fbfaf6', '#f3efe4', '#e8eef0']);
  return `${ground(source)}<rect x="${source.integer(8, 26)}" y="${source.integer(6, 22)}" width="362" height="276" rx="4" fill="${paper}"/>
<rect x="24" y="${rulerY}" width="352" height="34" fill="#e6c65c"/><path d="${ticks.join('')}" stroke="#4d4020" stroke-width="1.6"/>${heap}${pieces.join('')}`;
}

/** Bottles in a row before a wall. */
function shelf(source: Random): string {
  const count = source.integer(1, 4);
  const gap = 360 / count;
  const board = source.integer(190, 240);
  const bottles = Array.from({ length: count }, (_, index) => {
    const scale = Math.min(2.2, (gap / 104) * source.between(0.85, 1.1));
    const x = 20 + gap * (index + 0.5) + source.integer(-12, 12);
    return `<use href="#goods" transform="translate(${x.toFixed(0)} ${(board - 40 * scale).toFixed(0)}) scale(${scale.toFixed(2)})"/>`;
  });
  return `${ground(source)}<rect x="-40" y="${board}" width="480" height="150" fill="${source.pick(['#7b5b3c', '#c8c2b8', '#a98a62'])}"/>${bottles.join('')}`;
}

function ground(source: Random): string {
  const colour = source.pick(GROUNDS);
  const boards = source.next() < 0.5;
  const lines = Array.from({ length: 5 }, (_, index) => `M-40 ${40 + index * 60}h480`).join('');
  return `<rect x="-40" y="-40" width="480" height="380" fill="${colour}"/>${boards ? `<path d="${lines}" stroke="#2a1d10" stroke-width="2" opacity=".28"/>` : ''}`;
}

/** Light falls in from one side, and leaves the other one dark. */
function light(source: Random): string {
  const turn = source.integer(0, 359);
  return `<defs><linearGradient id="light" gradientTransform="rotate(${turn} .5 .5)"><stop offset="0" stop-color="#fff" stop-opacity="${source.between(0.12, 0.34).toFixed(2)}"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#120a04" stop-opacity="${source.between(0.25, 0.5).toFixed(2)}"/></linearGradient></defs><rect width="${W}" height="${H}" fill="url(#light)"/>`;
}
