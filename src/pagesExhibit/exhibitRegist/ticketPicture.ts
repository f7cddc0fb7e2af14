import type { ExpoFacts } from '@contract/expo';
import type { ExpoTicket } from '@contract/expoTicket';
import { groupShortCode } from '@/components/cardPoster/groupShortCode';
import { expoTicketMessages } from '@/components/expoTicket/locale/messages';
import { groupTicketNo, ticketDaysText } from '@/components/expoTicket/ticketText';
import { centredLines } from '@/components/poster/centredLines';
import { drawPoster, measureOn } from '@/components/poster/drawPoster';
import type { Measure, PosterItem } from '@/components/poster/posterItem';
import type { Painting } from '@/platform/picture/types';
import type { QrModules } from '@/platform/qrCode/types';
import { registrationMessages } from './locale/messages';

/** Width in units, and pixels per unit: 1,080 px wide is sharp on every phone. */
const WIDTH = 360;
const SCALE = 3;
const MARGIN = 20;
const PADDING = 18;
const CODE_SIZE = 212;
const AREA = { middle: WIDTH / 2, width: WIDTH - 2 * (MARGIN + PADDING) };

/** Returns the items of the picture of a ticket, and its height in units. Pure. */
function layOutTicket(
  { ticket, expo }: { ticket: ExpoTicket; expo: ExpoFacts },
  modules: QrModules,
  measure: Measure
): { height: number; items: PosterItem[] } {
  const t = registrationMessages();
  const head = centredLines(
    [
      { text: expoTicketMessages().types[ticket.type], font: { size: 13, isBold: true }, colour: 'brandText' },
      { text: expo.name, font: { size: 20, isBold: true }, colour: 'ink', gap: 2 },
      { text: ticketDaysText(expo, ticket), font: { size: 13 }, colour: 'text', gap: 2 },
      { text: expo.venue, font: { size: 13 }, colour: 'text' }
    ],
    { ...AREA, top: MARGIN + PADDING },
    measure
  );
  const codeTop = head.end + 12;
  const below = centredLines(
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
    { ...AREA, top: codeTop + CODE_SIZE + 8 },
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
