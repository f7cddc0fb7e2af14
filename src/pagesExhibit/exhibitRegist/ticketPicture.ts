import type { ExpoFacts } from '@contract/expo';
import type { ExpoTicket } from '@contract/expoTicket';
import { groupShortCode } from '@/components/cardPoster/groupShortCode';
import { expoTicketMessages } from '@/components/expoTicket/locale/messages';
import { groupTicketNo, ticketDaysText } from '@/components/expoTicket/ticketText';
import { drawPoster, measureOn } from '@/components/poster/drawPoster';
import type { Colour, Font, Measure, PosterItem } from '@/components/poster/posterItem';
import { wrapText } from '@/components/poster/wrapText';
import type { Painting } from '@/platform/picture/types';
import type { QrModules } from '@/platform/qrCode/types';
import { registrationMessages } from './locale/messages';

/** Width in units, and pixels per unit: 1,080 px wide is sharp on every phone. */
const WIDTH = 360;
const SCALE = 3;
const MARGIN = 20;
const PADDING = 18;
const CODE_SIZE = 212;
/** Line height relative to the font size, and the distance of the baseline below the middle of a line. */
const LEADING = 1.45;
const BASELINE = 0.35;

interface Line {
  text: string;
  font: Font;
  colour: Colour;
  /** Distance from the line above, in units. */
  gap?: number;
}

/** Stacks wrapped lines in the middle of the picture. */
function stack(lines: readonly Line[], top: number, measure: Measure): { items: PosterItem[]; end: number } {
  const items: PosterItem[] = [];
  let y = top;
  for (const { text, font, colour, gap = 0 } of lines) {
    y += gap;
    const height = font.size * LEADING;
    for (const part of wrapText(text, WIDTH - 2 * (MARGIN + PADDING), 2, (piece) => measure(piece, font))) {
      const baseline = y + height / 2 + font.size * BASELINE;
      items.push({ kind: 'text', text: part, x: WIDTH / 2, y: baseline, font, colour, align: 'center' });
      y += height;
    }
  }
  return { items, end: y };
}

/** Returns the items of the picture of a ticket, and its height in units. Pure. */
function layOutTicket(
  { ticket, expo }: { ticket: ExpoTicket; expo: ExpoFacts },
  modules: QrModules,
  measure: Measure
): { height: number; items: PosterItem[] } {
  const t = registrationMessages();
  const head = stack(
    [
      { text: expoTicketMessages().types[ticket.type], font: { size: 13, isBold: true }, colour: 'brandText' },
      { text: expo.name, font: { size: 20, isBold: true }, colour: 'ink', gap: 2 },
      { text: ticketDaysText(expo, ticket), font: { size: 13 }, colour: 'text', gap: 2 },
      { text: expo.venue, font: { size: 13 }, colour: 'text' }
    ],
    MARGIN + PADDING,
    measure
  );
  const codeTop = head.end + 12;
  const below = stack(
    [
      {
        text: groupShortCode(ticket.code?.shortCode ?? ''),
        font: { size: 26, isNumber: true, isBold: true },
        colour: 'ink'
      },
      { text: t.shortCodeHint, font: { size: 12 }, colour: 'hint' },
      { text: ticket.name, font: { size: 17, isBold: true }, colour: 'ink', gap: 12 },
      { text: ticket.company, font: { size: 13 }, colour: 'text' },
      { text: `${expoTicketMessages().ticketNo} ${groupTicketNo(ticket.ticketNo)}`, font: { size: 13 }, colour: 'text' }
    ],
    codeTop + CODE_SIZE + 8,
    measure
  );
  const bottom = below.end + PADDING;
  const height = bottom + MARGIN;
  return {
    height,
    items: [
      { kind: 'box', box: { x: 0, y: 0, width: WIDTH, height }, radius: 0, colour: 'deep' },
      {
        kind: 'box',
        box: { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: bottom - MARGIN },
        radius: 16,
        colour: 'card'
      },
      ...head.items,
      { kind: 'code', box: { x: (WIDTH - CODE_SIZE) / 2, y: codeTop, width: CODE_SIZE, height: CODE_SIZE }, modules },
      ...below.items
    ]
  };
}

/** Returns the painting of a ticket with its code. */
export function paintTicket(shown: { ticket: ExpoTicket; expo: ExpoFacts }, modules: QrModules): Painting {
  return {
    scale: SCALE,
    pictures: [],
    compose(context, pictures) {
      const { height, items } = layOutTicket(shown, modules, measureOn(context));
      return { width: WIDTH, height, paint: () => drawPoster(context, items, pictures) };
    }
  };
}
