import type { PosterItem } from '@/components/poster/posterItem';
import { spiceArtUri } from '@/platform/spiceArtUri';
import { EDGE, foot, ground, headline, HEIGHT, inset, person, points, WIDTH, type InviteFacts } from './inviteParts';
import type { InviteTemplate } from './invitePoster';

const COVER = 214;
const COVER_VARIETY = 'star-anise';
const TILE_VARIETIES = ['star-anise', 'cassia', 'tsaoko', 'nutmeg', 'ginger', 'cumin'] as const;
const TILE = 84;
const TILES_TOP = 70;
/** The band below the windows. */
const FOOT = 150;
const onPaper = { strong: 'ink', soft: 'text' } as const;
const onDeep = { strong: 'card', soft: 'gold' } as const;

/** The drawings that a template shows. */
export function artOf(template: InviteTemplate): string[] {
  if (template === 'harvest') return [spiceArtUri(COVER_VARIETY, 'cover')];
  return template === 'windows' ? TILE_VARIETIES.map((id) => spiceArtUri(id, 'tile')) : [];
}

/** Decides what stands where. Pure: the same facts give the same poster. */
export function layOutInvite(facts: InviteFacts): PosterItem[] {
  return templates[facts.poster.template](facts);
}

const templates: Record<InviteTemplate, (facts: InviteFacts) => PosterItem[]> = { paper, vermilion, harvest, windows };

/** 宣纸: ink on paper, the seal above. */
function paper(facts: InviteFacts): PosterItem[] {
  const card = { x: 12, y: 76, width: WIDTH - 24, height: HEIGHT - 76 - EDGE - 104 - 20 };
  const title = headline(facts, 166, 'ink', 290);
  return [
    ground('paper'),
    { kind: 'logo', x: EDGE, y: 24, size: 32 },
    { kind: 'box', box: card, radius: 16, colour: 'card' },
    ...person(facts, 96, onPaper),
    ...title.items,
    ...points(facts, title.end + 22, { strong: 'text', soft: 'brand' }).items,
    ...foot(facts, onPaper)
  ];
}

/** 朱砂: gold on deep red, the code large on white. */
function vermilion(facts: InviteFacts): PosterItem[] {
  const { poster, code } = facts;
  const title = headline(facts, 104, 'gold', 250);
  const card = { x: EDGE, y: 262, width: WIDTH - 2 * EDGE, height: HEIGHT - 262 - EDGE };
  const size = 168;
  const box = { x: (WIDTH - size) / 2, y: card.y + 20, width: size, height: size };
  const line = (text: string, y: number, style: Pick<Extract<PosterItem, { kind: 'text' }>, 'font' | 'colour'>) =>
    ({ kind: 'text', text, x: WIDTH / 2, y, align: 'center', ...style }) as const;
  return [
    ground('deep'),
    { kind: 'box', box: { x: 0, y: 0, width: WIDTH, height: 84 }, radius: 0, colour: 'deep2' },
    ...person(facts, 18, onDeep),
    ...title.items,
    { kind: 'box', box: card, radius: 16, colour: 'card' },
    { kind: 'code', box: inset(box, 6), modules: code },
    line(`${poster.words.code} ${poster.code}`, box.y + size + 26, {
      font: { size: 18, isBold: true, isNumber: true },
      colour: 'ink'
    }),
    line(poster.words.scan, box.y + size + 50, { font: { size: 13 }, colour: 'text' }),
    line(poster.words.expires, box.y + size + 70, { font: { size: 11 }, colour: 'hint' })
  ];
}

/** 丰收: the spice itself as wide as the poster. Where the drawing does not load, the seal stands there. */
function harvest(facts: InviteFacts): PosterItem[] {
  const address = spiceArtUri(COVER_VARIETY, 'cover');
  const box = { x: 0, y: 0, width: WIDTH, height: COVER };
  const title = headline(facts, COVER + 82, 'ink', HEIGHT - 140);
  const cover: PosterItem[] = facts.hasPicture(address)
    ? [{ kind: 'picture', box, radius: 0, address }, ...illustrationMark(facts, COVER - 30)]
    : [
        { kind: 'box', box, radius: 0, colour: 'glow' },
        { kind: 'logo', x: 92, y: 72, size: 68 }
      ];
  return [ground('paper'), ...cover, ...person(facts, COVER + 18, onPaper), ...title.items, ...foot(facts, onPaper)];
}

/** 花窗: six spices in their windows. */
function windows(facts: InviteFacts): PosterItem[] {
  const gap = (WIDTH - 2 * EDGE - 3 * TILE) / 2;
  const tiles = TILE_VARIETIES.map((id, index): PosterItem => {
    const box = {
      x: EDGE + (index % 3) * (TILE + gap),
      y: TILES_TOP + Math.floor(index / 3) * (TILE + 10),
      width: TILE,
      height: TILE
    };
    const address = spiceArtUri(id, 'tile');
    return facts.hasPicture(address)
      ? { kind: 'picture', box, radius: 12, address }
      : { kind: 'box', box, radius: 12, colour: 'glow' };
  });
  const hasArt = TILE_VARIETIES.some((id) => facts.hasPicture(spiceArtUri(id, 'tile')));
  const bottom = TILES_TOP + 2 * TILE + 10;
  const title = headline(facts, bottom + 78, 'brandText', HEIGHT - FOOT);
  return [
    ground('card'),
    { kind: 'logo', x: EDGE, y: 24, size: 32 },
    ...(hasArt ? illustrationMark(facts, 30) : []),
    ...tiles,
    ...person(facts, bottom + 16, onPaper),
    ...title.items,
    { kind: 'box', box: { x: 0, y: HEIGHT - FOOT, width: WIDTH, height: FOOT }, radius: 0, colour: 'paper' },
    ...foot(facts, onPaper)
  ];
}

/** Drawings in place of photos say so. */
function illustrationMark({ poster, measure }: InviteFacts, y: number): PosterItem[] {
  const font = { size: 11 };
  const width = measure(poster.words.illustration, font) + 12;
  const x = WIDTH - EDGE - width;
  return [
    { kind: 'box', box: { x, y, width, height: 20 }, radius: 4, colour: 'shade' },
    { kind: 'text', text: poster.words.illustration, x: x + 6, y: y + 14, font, colour: 'card', align: 'left' }
  ];
}
