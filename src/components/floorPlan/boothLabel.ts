/** The text lines of a booth on the plan; none where it is too small for any. */
type BoothLabel = readonly [] | readonly [string] | readonly [string, string];

interface LabelRoom {
  /** CSS pixels of the booth on the canvas. */
  width: number;
  height: number;
  /** CSS pixels of the font. */
  fontSize: number;
}

/** Digits and capitals of the number font are about this wide, in parts of its size. */
const DIGIT_WIDTH = 0.62;
const LINE_HEIGHT = 1.35;
/** A row and two digits. */
const SHORTEST = 3;

/**
 * Returns what is written on a booth: nothing, the number without its hall (A01), or number and exhibitor. Widths are
 * estimated, because measuring each text costs more than drawing it.
 * @param no such as 1A01 or 2.1B12
 */
export function boothLabel(no: string, name: string | undefined, room: LabelRoom): BoothLabel {
  // First, because on a whole hall no booth has room, and a frame asks for a thousand.
  if (room.height < room.fontSize * LINE_HEIGHT) return [];
  if (room.width - 2 < SHORTEST * DIGIT_WIDTH * room.fontSize) return [];
  const short = no.replace(/^[\d.]+/, '');
  const fits = (text: string) => widthOf(text, room.fontSize) <= room.width - 2;
  if (!fits(short)) return [];
  const number = fits(no) && room.width > 60 ? no : short;
  if (name === undefined || room.height < room.fontSize * LINE_HEIGHT * 2) return [number];
  const cut = cutTo(name, room);
  return cut === '' ? [number] : [number, cut];
}

/** Returns the estimated width of a text, px: characters of East Asia, and their ellipsis, are as wide as the font is high. */
function widthOf(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text) width += (character > '⺀' || character === '…' ? 1 : DIGIT_WIDTH) * fontSize;
  return width;
}

/** Returns as much of a name as fits; empty where less than three characters do. */
function cutTo(name: string, { width, fontSize }: LabelRoom): string {
  if (widthOf(name, fontSize) <= width - 4) return name;
  const characters = [...name];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, fontSize) > width - 4) characters.pop();
  return characters.length < 3 ? '' : `${characters.join('').trimEnd()}…`;
}
