import type { OwnExpoCertificate } from '@contract/expoCertificate';
import { groupShortCode } from '@/components/cardPoster/groupShortCode';
import { centredLines } from '@/components/poster/centredLines';
import { drawPoster, measureOn } from '@/components/poster/drawPoster';
import type { Measure, PosterItem } from '@/components/poster/posterItem';
import type { Painting } from '@/platform/picture/types';
import type { QrModules } from '@/platform/qrCode/types';
import { certificateMessages } from './locale/messages';

/** Width in units, and pixels per unit: 1,080 px wide is sharp on every phone. */
const WIDTH = 360;
const SCALE = 3;
/** Deep edge, and the gold line inside the paper. */
const MARGIN = 14;
const FRAME_INSET = 8;
const FRAME_LINE = 1.5;
const PADDING = 26;
const CODE_SIZE = 128;
const LOGO_SIZE = 26;
const AREA = { middle: WIDTH / 2, width: WIDTH - 2 * (MARGIN + PADDING) };

/** Returns the items of the picture of a certificate, and its height in units. Pure. */
function layOutCertificate(
  certificate: OwnExpoCertificate,
  modules: QrModules,
  measure: Measure
): { height: number; items: PosterItem[] } {
  const { kind, expoName, name, company, reason, no, issuedOn, checkCode } = certificate;
  const { kinds, picture: t, numbered, issued } = certificateMessages();
  const logoTop = MARGIN + PADDING;
  const statement = centredLines(
    [
      { text: kinds[kind], font: { size: 28, isBold: true }, colour: 'brandText' },
      { text: t.certifies, font: { size: 12 }, colour: 'hint', gap: 14 },
      { text: name, font: { size: 22, isBold: true }, colour: 'ink', gap: 4 },
      { text: company === name ? '' : company, font: { size: 13 }, colour: 'text', gap: 2 },
      { text: t.statements[kind](expoName), font: { size: 14 }, colour: 'ink', gap: 14 },
      { text: reason, font: { size: 16, isBold: true }, colour: 'brandText', gap: 4 }
    ],
    { ...AREA, top: logoTop + LOGO_SIZE + 16 },
    measure
  );
  const codeTop = statement.end + 20;
  const code = checkCode === null ? '' : t.checkCode(groupShortCode(checkCode));
  const below = centredLines(
    [
      { text: t.checkHint, font: { size: 11 }, colour: 'hint' },
      { text: numbered(no ?? ''), font: { size: 13 }, colour: 'text', gap: 8 },
      { text: code, font: { size: 13 }, colour: 'text' },
      { text: issued(issuedOn ?? ''), font: { size: 13 }, colour: 'text' }
    ],
    { ...AREA, top: codeTop + CODE_SIZE + 6 },
    measure
  );
  const bottom = below.end + PADDING;
  const paper = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: bottom - MARGIN };
  const height = bottom + MARGIN;
  return {
    height,
    items: [
      { kind: 'box', box: { x: 0, y: 0, width: WIDTH, height }, radius: 0, colour: 'deep' },
      { kind: 'box', box: paper, radius: 10, colour: 'card' },
      { kind: 'box', box: inset(paper, FRAME_INSET), radius: 6, colour: 'gold' },
      { kind: 'box', box: inset(paper, FRAME_INSET + FRAME_LINE), radius: 5, colour: 'card' },
      { kind: 'logo', x: MARGIN + PADDING, y: logoTop, size: LOGO_SIZE },
      ...statement.items,
      { kind: 'code', box: { x: (WIDTH - CODE_SIZE) / 2, y: codeTop, width: CODE_SIZE, height: CODE_SIZE }, modules },
      ...below.items
    ]
  };
}

function inset({ x, y, width, height }: { x: number; y: number; width: number; height: number }, by: number) {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Returns the painting of a claimed certificate with the QR code of its check. */
export function paintCertificate(certificate: OwnExpoCertificate, modules: QrModules): Painting {
  return {
    scale: SCALE,
    pictures: [],
    compose(context, pictures) {
      const { height, items } = layOutCertificate(certificate, modules, measureOn(context));
      return { width: WIDTH, height, paint: () => drawPoster(context, items, pictures) };
    }
  };
}
