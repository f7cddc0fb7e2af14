import type { VerificationKind } from '@contract/user';
import { fitOneLine, wrapText } from '@rules/wrapText';
import type { CardFaceContent } from '@/components/card/cardFaceContent';
import type { Box, Font, Measure } from '@/components/poster/posterItem';
import type { FaceGlyph } from './faceGlyphs';

/** Size of a face in units. All numbers here are those of CardFace.module.scss. */
export const FACE_WIDTH = 327;
export const FACE_HEIGHT = 192;
/** Drawing of the variety, which the corner cuts off. */
export const MARK_BOX: Box = { x: 195, y: 68, width: 150, height: 150 };

const MARGIN = 18;
const HEAD_TOP = 18;
const TITLE_HEIGHT = 32;
const MAX_NAME_WIDTH = 190;
const TITLE_GAP = 8;
const BADGES_TOP = HEAD_TOP + TITLE_HEIGHT + 4;
const BADGE = { height: 18, padding: 5, glyph: 12, glyphGap: 2, gap: 6, radius: 4 };
const FOOT_BOTTOM = FACE_HEIGHT - 16;
const FOOT_WIDTH = 186;
const COMPANY_LINE = 22;
const CONTACT = { line: 20, gap: 2, glyph: 14, glyphTop: 3, textLeft: MARGIN + 20, width: FOOT_WIDTH - 20 };
const MAX_LINES = 2;

const NAME: Font = { size: 24, isBold: true };
const POSITION: Font = { size: 14 };
const BADGE_FONT: Font = { size: 12, isBold: true };
const COMPANY: Font = { size: 15, isBold: true };
const CONTACT_FONT: Font = { size: 13 };

/** Role of a colour on a face: texts and icons, text of a badge, ground of a badge. */
export type FaceColour = 'text' | 'badge' | 'badgeGround';

/** Item of a face, positioned in units. Items are drawn in order; a text begins at `x` on the baseline `y`. */
export type FaceItem =
  | { kind: 'text'; text: string; x: number; y: number; font: Font; colour: FaceColour }
  | { kind: 'box'; box: Box; radius: number; colour: FaceColour }
  | { kind: 'glyph'; glyph: FaceGlyph; x: number; y: number; size: number; colour: FaceColour };

interface FaceLayoutInput {
  /** Texts of the badges, in the viewer's language. */
  badges: Readonly<Record<VerificationKind, string>>;
  measure: Measure;
}

/** Returns the items of a face where CardFace shows them: what is too long is cut or wrapped as there. Pure. */
export function layOutFace(face: CardFaceContent, input: FaceLayoutInput): FaceItem[] {
  return [...layOutTitle(face, input), ...layOutBadges(face, input), ...layOutFoot(face, input)];
}

/** Returns the baseline of a line of text in a box. */
const baselineIn = (top: number, height: number, { size }: Font): number => top + height / 2 + size * 0.35;

function layOutTitle({ name, position }: CardFaceContent, { measure }: FaceLayoutInput): FaceItem[] {
  const y = baselineIn(HEAD_TOP, TITLE_HEIGHT, NAME);
  const shownName = fitOneLine(name, MAX_NAME_WIDTH, (text) => measure(text, NAME));
  const x = MARGIN + measure(shownName, NAME) + TITLE_GAP;
  const shownPosition = fitOneLine(position, FACE_WIDTH - MARGIN - x, (text) => measure(text, POSITION));
  return [
    { kind: 'text', text: shownName, x: MARGIN, y, font: NAME, colour: 'text' },
    { kind: 'text', text: shownPosition, x, y, font: POSITION, colour: 'text' }
  ];
}

function layOutBadges({ verifications }: CardFaceContent, { badges, measure }: FaceLayoutInput): FaceItem[] {
  const { height, padding, glyph, glyphGap, gap, radius } = BADGE;
  const items: FaceItem[] = [];
  let x = MARGIN;
  for (const kind of verifications) {
    const text = badges[kind];
    const textLeft = x + padding + glyph + glyphGap;
    const width = textLeft + measure(text, BADGE_FONT) + padding - x;
    items.push(
      { kind: 'box', box: { x, y: BADGES_TOP, width, height }, radius, colour: 'badgeGround' },
      {
        kind: 'glyph',
        glyph: kind,
        x: x + padding,
        y: BADGES_TOP + (height - glyph) / 2,
        size: glyph,
        colour: 'badge'
      },
      {
        kind: 'text',
        text,
        x: textLeft,
        y: baselineIn(BADGES_TOP, height, BADGE_FONT),
        font: BADGE_FONT,
        colour: 'badge'
      }
    );
    x += width + gap;
  }
  return items;
}

/** Company and contacts end at the same distance from the bottom, so that missing ones close up from below. */
function layOutFoot({ companyName, mobile, address }: CardFaceContent, { measure }: FaceLayoutInput): FaceItem[] {
  const wrap = (text: string, width: number, font: Font) =>
    wrapText(text, width, MAX_LINES, (part) => measure(part, font));
  const company = wrap(companyName, FOOT_WIDTH, COMPANY);
  const contacts = [
    { glyph: 'phone' as const, lines: wrap(mobile, CONTACT.width, CONTACT_FONT) },
    { glyph: 'map-pin' as const, lines: wrap(address, CONTACT.width, CONTACT_FONT) }
  ].filter(({ lines }) => lines.length > 0);
  const contactsHeight = contacts.reduce((sum, { lines }) => sum + CONTACT.gap + lines.length * CONTACT.line, 0);
  let top = FOOT_BOTTOM - company.length * COMPANY_LINE - contactsHeight;
  const items: FaceItem[] = [];
  for (const text of company) {
    items.push({
      kind: 'text',
      text,
      x: MARGIN,
      y: baselineIn(top, COMPANY_LINE, COMPANY),
      font: COMPANY,
      colour: 'text'
    });
    top += COMPANY_LINE;
  }
  for (const { glyph, lines } of contacts) {
    top += CONTACT.gap;
    items.push({ kind: 'glyph', glyph, x: MARGIN, y: top + CONTACT.glyphTop, size: CONTACT.glyph, colour: 'text' });
    for (const text of lines) {
      const y = baselineIn(top, CONTACT.line, CONTACT_FONT);
      items.push({ kind: 'text', text, x: CONTACT.textLeft, y, font: CONTACT_FONT, colour: 'text' });
      top += CONTACT.line;
    }
  }
  return items;
}
