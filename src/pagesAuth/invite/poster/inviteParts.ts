import { Column } from '@/components/poster/Column';
import type { Box, Colour, Measure, PosterItem } from '@/components/poster/posterItem';
import type { InvitePoster } from './invitePoster';

/** Units; a poster is as wide as those of `components/poster`. */
export const WIDTH = 360;
export const HEIGHT = 580;
export const EDGE = 24;

export interface InviteFacts {
  poster: InvitePoster;
  /** The squares of the code, true is dark. */
  code: readonly boolean[][];
  /** Which of the addresses have loaded. */
  hasPicture(address: string): boolean;
  measure: Measure;
}

interface Inks {
  strong: Colour;
  soft: Colour;
}

const PICTURE = 48;

/** The person's picture with name and what they do: they invite. */
export function person({ poster, hasPicture, measure }: InviteFacts, y: number, inks: Inks): PosterItem[] {
  const { name, avatar, words } = poster;
  const box: Box = { x: EDGE, y, width: PICTURE, height: PICTURE };
  const column = new Column(EDGE + PICTURE + 12, WIDTH - 2 * EDGE - PICTURE - 12, y, measure);
  column.line(
    name,
    { x: column.x, baseline: y + 20, width: column.width },
    { font: { size: 17, isBold: true }, colour: inks.strong }
  );
  column.line(
    words.invites,
    { x: column.x, baseline: y + 42, width: column.width },
    { font: { size: 13 }, colour: inks.soft }
  );
  return [...portrait(box, { name, avatar: avatar && hasPicture(avatar) ? avatar : undefined }), ...column.items];
}

function portrait(box: Box, { name, avatar }: { name: string; avatar: string | undefined }): PosterItem[] {
  const radius = box.width / 2;
  if (avatar !== undefined) return [{ kind: 'picture', box, radius, address: avatar }];
  const middle = { x: box.x + radius, y: box.y + radius + 7 };
  return [
    { kind: 'box', box, radius, colour: 'brandFill' },
    {
      kind: 'text',
      text: [...name.trim()][0] ?? '',
      ...middle,
      font: { size: 20, isBold: true },
      colour: 'card',
      align: 'center'
    }
  ];
}

interface Headline {
  items: PosterItem[];
  end: number;
}

/** The slogan as the headline, smaller where it would go below the lowest place for it. Answers where it ends. */
export function headline(facts: InviteFacts, y: number, colour: Colour, lowest: number): Headline {
  const large = headlineOf(facts, y, colour, 30);
  return large.end > lowest ? headlineOf(facts, y, colour, 24) : large;
}

function headlineOf({ poster, measure }: InviteFacts, y: number, colour: Colour, size: number): Headline {
  const column = new Column(EDGE, WIDTH - 2 * EDGE, y, measure);
  column.text(inPhrases(poster.slogan), { font: { size, isBold: true }, colour, maxLines: 3 });
  return { items: column.items, end: column.y };
}

/** A long slogan breaks where one would take breath, not in the middle of its last word. */
function inPhrases(slogan: string): string {
  return [...slogan].length > 10 ? slogan.replace(/([，。！？；,!?;])(?=.)/g, '$1\n') : slogan;
}

/** What one gets, a line each. Answers where they end. */
export function points({ poster, measure }: InviteFacts, y: number, inks: Inks): { items: PosterItem[]; end: number } {
  const items: PosterItem[] = [];
  const column = new Column(EDGE + 14, WIDTH - 2 * EDGE - 14, y, measure);
  for (const point of poster.words.points) {
    items.push({ kind: 'box', box: { x: EDGE, y: column.y + 8, width: 5, height: 5 }, radius: 2.5, colour: inks.soft });
    column.text(point, { font: { size: 16 }, colour: inks.strong });
    column.gap(10);
  }
  return { items: [...items, ...column.items], end: column.y };
}

const CODE = 104;

/** At the bottom: the code to type at the left, the code to scan at the right on white, which cameras want. */
export function foot({ poster, code, measure }: InviteFacts, inks: Inks): PosterItem[] {
  const { words } = poster;
  const top = HEIGHT - EDGE - CODE;
  const box = { x: WIDTH - EDGE - CODE, y: top, width: CODE, height: CODE };
  const column = new Column(EDGE, box.x - EDGE - 14, top + 2, measure);
  column.text(words.scan, { font: { size: 14, isBold: true }, colour: inks.strong, maxLines: 2 });
  column.gap(8);
  column.text(words.code, { font: { size: 12 }, colour: inks.soft });
  column.text(poster.code, { font: { size: 22, isBold: true, isNumber: true }, colour: inks.strong });
  column.gap(4);
  column.text(words.expires, { font: { size: 11 }, colour: inks.soft, maxLines: 2 });
  return [
    ...column.items,
    { kind: 'box', box, radius: 12, colour: 'card' },
    { kind: 'code', box: inset(box, 9), modules: code }
  ];
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

export const ground = (colour: Colour): PosterItem => ({
  kind: 'box',
  box: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  radius: 0,
  colour
});
