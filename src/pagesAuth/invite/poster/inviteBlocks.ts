import { codeItem, type DrawnCode } from '@/components/poster/codeItem';
import { Column } from '@/components/poster/Column';
import type { Box, Colour, Measure, PosterItem } from '@/components/poster/posterItem';
import type { InvitePoster } from './invitePoster';

/** Poster width in layout units, as in `components/poster`. */
export const WIDTH = 360;
export const HEIGHT = 580;
export const MARGIN = 24;

export interface InviteLayoutInput {
  poster: InvitePoster;
  code: DrawnCode;
  /** Whether the image at this URL has loaded. */
  hasPicture(address: string): boolean;
  measure: Measure;
}

interface TextColours {
  strong: Colour;
  soft: Colour;
}

const AVATAR_SIZE = 48;

/** Returns the block with the inviter's picture, name and invitation line. */
export function personBlock(
  { poster, hasPicture, measure }: InviteLayoutInput,
  y: number,
  colours: TextColours
): PosterItem[] {
  const { name, avatar, texts } = poster;
  const box: Box = { x: MARGIN, y, width: AVATAR_SIZE, height: AVATAR_SIZE };
  const column = new Column(MARGIN + AVATAR_SIZE + 12, WIDTH - 2 * MARGIN - AVATAR_SIZE - 12, y, measure);
  column.line(
    name,
    { x: column.x, baseline: y + 20, width: column.width },
    { font: { size: 17, isBold: true }, colour: colours.strong }
  );
  column.line(
    texts.invites,
    { x: column.x, baseline: y + 42, width: column.width },
    { font: { size: 13 }, colour: colours.soft }
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

/** Returns the slogan as headline, in a smaller font when it would exceed `maxBottom`, and its end position. */
export function fittedHeadline(facts: InviteLayoutInput, y: number, colour: Colour, maxBottom: number): Headline {
  const large = headlineAt(facts, y, colour, 30);
  return large.end > maxBottom ? headlineAt(facts, y, colour, 24) : large;
}

function headlineAt({ poster, measure }: InviteLayoutInput, y: number, colour: Colour, size: number): Headline {
  const column = new Column(MARGIN, WIDTH - 2 * MARGIN, y, measure);
  column.text(breakAfterPunctuation(poster.slogan), { font: { size, isBold: true }, colour, maxLines: 3 });
  return { items: column.items, end: column.y };
}

/** Breaks a slogan of more than ten characters after punctuation rather than inside a phrase. */
function breakAfterPunctuation(slogan: string): string {
  return [...slogan].length > 10 ? slogan.replace(/([，。！？；,!?;])(?=.)/g, '$1\n') : slogan;
}

/** Returns the list of benefits, one per line, and its end position. */
export function benefitList(
  { poster, measure }: InviteLayoutInput,
  y: number,
  colours: TextColours
): { items: PosterItem[]; end: number } {
  const items: PosterItem[] = [];
  const column = new Column(MARGIN + 14, WIDTH - 2 * MARGIN - 14, y, measure);
  for (const point of poster.texts.points) {
    items.push({
      kind: 'box',
      box: { x: MARGIN, y: column.y + 8, width: 5, height: 5 },
      radius: 2.5,
      colour: colours.soft
    });
    column.text(point, { font: { size: 16 }, colour: colours.strong });
    column.gap(10);
  }
  return { items: [...items, ...column.items], end: column.y };
}

const QR_CODE_SIZE = 104;

/** Returns the footer: invite code on the left, the code to scan on a white box, for cameras, on the right. */
export function codeFooter({ poster, code, measure }: InviteLayoutInput, colours: TextColours): PosterItem[] {
  const { texts } = poster;
  const top = HEIGHT - MARGIN - QR_CODE_SIZE;
  const box = { x: WIDTH - MARGIN - QR_CODE_SIZE, y: top, width: QR_CODE_SIZE, height: QR_CODE_SIZE };
  const column = new Column(MARGIN, box.x - MARGIN - 14, top + 2, measure);
  column.text(texts.scan, { font: { size: 14, isBold: true }, colour: colours.strong, maxLines: 2 });
  column.gap(8);
  column.text(texts.code, { font: { size: 12 }, colour: colours.soft });
  column.text(poster.code, { font: { size: 22, isBold: true, isNumber: true }, colour: colours.strong });
  column.gap(4);
  column.text(texts.expires, { font: { size: 11 }, colour: colours.soft, maxLines: 2 });
  return [...column.items, { kind: 'box', box, radius: 12, colour: 'card' }, codeItem(code, box, 9)];
}

export const background = (colour: Colour): PosterItem => ({
  kind: 'box',
  box: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  radius: 0,
  colour
});
