import { codeItem } from '@/components/poster/codeItem';
import type { PosterItem } from '@/components/poster/posterItem';
import { spiceArtUri } from '@/platform/assetUri/spiceArtUri';
import {
  background,
  benefitList,
  codeFooter,
  fittedHeadline,
  HEIGHT,
  type InviteLayoutInput,
  MARGIN,
  personBlock,
  WIDTH
} from './inviteBlocks';
import type { InviteTemplate } from './invitePoster';

const COVER_HEIGHT = 214;
const COVER_VARIETY = 'star-anise';
const TILE_VARIETIES = ['star-anise', 'cassia', 'tsaoko', 'nutmeg', 'ginger', 'cumin'] as const;
const TILE_SIZE = 84;
const TILES_TOP = 70;
/** Height of the band below the windows. */
const FOOTER_HEIGHT = 150;
const onPaper = { strong: 'ink', soft: 'text' } as const;
const onDeep = { strong: 'card', soft: 'gold' } as const;

/** Returns the illustrations that a template shows. */
export function illustrationUris(template: InviteTemplate): string[] {
  if (template === 'harvest') return [spiceArtUri(COVER_VARIETY, 'cover')];
  return template === 'windows' ? TILE_VARIETIES.map((id) => spiceArtUri(id, 'tile')) : [];
}

/** Returns the items of a poster with their positions. Pure function. */
export function layOutInvite(facts: InviteLayoutInput): PosterItem[] {
  return templates[facts.poster.template](facts);
}

const templates: Record<InviteTemplate, (facts: InviteLayoutInput) => PosterItem[]> = {
  paper,
  vermilion,
  harvest,
  windows
};

/** Template 宣纸: ink on paper, the seal on top. */
function paper(facts: InviteLayoutInput): PosterItem[] {
  const card = { x: 12, y: 76, width: WIDTH - 24, height: HEIGHT - 76 - MARGIN - 104 - 20 };
  const title = fittedHeadline(facts, 166, 'ink', 290);
  return [
    background('paper'),
    { kind: 'logo', x: MARGIN, y: 24, size: 32 },
    { kind: 'box', box: card, radius: 16, colour: 'card' },
    ...personBlock(facts, 96, onPaper),
    ...title.items,
    ...benefitList(facts, title.end + 22, { strong: 'text', soft: 'brand' }).items,
    ...codeFooter(facts, onPaper)
  ];
}

/** Template 朱砂: gold on deep red, with a large code on white. */
function vermilion(facts: InviteLayoutInput): PosterItem[] {
  const { poster, code } = facts;
  const title = fittedHeadline(facts, 104, 'gold', 250);
  const card = { x: MARGIN, y: 262, width: WIDTH - 2 * MARGIN, height: HEIGHT - 262 - MARGIN };
  const size = 168;
  const box = { x: (WIDTH - size) / 2, y: card.y + 20, width: size, height: size };
  const centredText = (
    text: string,
    y: number,
    style: Pick<Extract<PosterItem, { kind: 'text' }>, 'font' | 'colour'>
  ) => ({ kind: 'text', text, x: WIDTH / 2, y, align: 'center', ...style }) as const;
  return [
    background('deep'),
    { kind: 'box', box: { x: 0, y: 0, width: WIDTH, height: 84 }, radius: 0, colour: 'deep2' },
    ...personBlock(facts, 18, onDeep),
    ...title.items,
    { kind: 'box', box: card, radius: 16, colour: 'card' },
    codeItem(code, box, 6),
    centredText(`${poster.texts.code} ${poster.code}`, box.y + size + 26, {
      font: { size: 18, isBold: true, isNumber: true },
      colour: 'ink'
    }),
    centredText(poster.texts.scan, box.y + size + 50, { font: { size: 13 }, colour: 'text' }),
    centredText(poster.texts.expires, box.y + size + 70, { font: { size: 11 }, colour: 'hint' })
  ];
}

/** Template 丰收: a spice illustration in full width; the seal replaces it when it fails to load. */
function harvest(facts: InviteLayoutInput): PosterItem[] {
  const address = spiceArtUri(COVER_VARIETY, 'cover');
  const box = { x: 0, y: 0, width: WIDTH, height: COVER_HEIGHT };
  const title = fittedHeadline(facts, COVER_HEIGHT + 82, 'ink', HEIGHT - 140);
  const cover: PosterItem[] = facts.hasPicture(address)
    ? [{ kind: 'picture', box, radius: 0, address }, ...illustrationMark(facts, COVER_HEIGHT - 30)]
    : [
        { kind: 'box', box, radius: 0, colour: 'glow' },
        { kind: 'logo', x: 92, y: 72, size: 68 }
      ];
  return [
    background('paper'),
    ...cover,
    ...personBlock(facts, COVER_HEIGHT + 18, onPaper),
    ...title.items,
    ...codeFooter(facts, onPaper)
  ];
}

/** Template 花窗: six spices in windows. */
function windows(facts: InviteLayoutInput): PosterItem[] {
  const gap = (WIDTH - 2 * MARGIN - 3 * TILE_SIZE) / 2;
  const tiles = TILE_VARIETIES.map((id, index): PosterItem => {
    const box = {
      x: MARGIN + (index % 3) * (TILE_SIZE + gap),
      y: TILES_TOP + Math.floor(index / 3) * (TILE_SIZE + 10),
      width: TILE_SIZE,
      height: TILE_SIZE
    };
    const address = spiceArtUri(id, 'tile');
    return facts.hasPicture(address)
      ? { kind: 'picture', box, radius: 12, address }
      : { kind: 'box', box, radius: 12, colour: 'glow' };
  });
  const hasArt = TILE_VARIETIES.some((id) => facts.hasPicture(spiceArtUri(id, 'tile')));
  const bottom = TILES_TOP + 2 * TILE_SIZE + 10;
  const title = fittedHeadline(facts, bottom + 78, 'brandText', HEIGHT - FOOTER_HEIGHT);
  return [
    background('card'),
    { kind: 'logo', x: MARGIN, y: 24, size: 32 },
    ...(hasArt ? illustrationMark(facts, 30) : []),
    ...tiles,
    ...personBlock(facts, bottom + 16, onPaper),
    ...title.items,
    {
      kind: 'box',
      box: { x: 0, y: HEIGHT - FOOTER_HEIGHT, width: WIDTH, height: FOOTER_HEIGHT },
      radius: 0,
      colour: 'paper'
    },
    ...codeFooter(facts, onPaper)
  ];
}

/** Returns the note that the pictures are illustrations, not photos. */
function illustrationMark({ poster, measure }: InviteLayoutInput, y: number): PosterItem[] {
  const font = { size: 11 };
  const width = measure(poster.texts.illustration, font) + 12;
  const x = WIDTH - MARGIN - width;
  return [
    { kind: 'box', box: { x, y, width, height: 20 }, radius: 4, colour: 'shade' },
    { kind: 'text', text: poster.texts.illustration, x: x + 6, y: y + 14, font, colour: 'card', align: 'left' }
  ];
}
