/** How wide a text is in the font that it will be drawn in. */
export type TextWidth = (text: string) => number;

/** May not begin a line, may not end one. */
const CLOSING = new Set('，。、；：？！）》」』】〉”’…—～·,.;:?!)]}%‰℃元');
const OPENING = new Set('（《「『【〈“‘([{¥$');
/** Words and numbers, which are not parted, begin and go on with these. */
const WORD_START = /[A-Za-z0-9\u00c0-\u024f+\u2212]/;
const WORD_REST = /[A-Za-z0-9\u00c0-\u024f.,:/%&@+_'\u2019\u2212\u2013-]/;
/** Accents, variants and joiners belong to the character before them. */
const ATTACHED = /[\u0300-\u036f\ufe00-\ufe0f\u200d]/;
const JOINER = '\u200d';

/**
 * Breaks a text into lines of at most `width`, as Chinese is set: anywhere between characters, but no line begins with
 * a closing mark or ends with an opening one, and words and numbers stay whole unless one alone is too wide. What does
 * not fit into `maxLines` ends with an ellipsis.
 */
export function wrapText(text: string, width: number, maxLines: number, widthOf: TextWidth): string[] {
  const lines: string[] = [];
  let units: string[] = [];
  const rest = splitOverlongUnits(text, width, widthOf);
  while (rest.length > 0 && lines.length < maxLines) {
    const unit = rest.shift() ?? '';
    if (unit === '\n') {
      lines.push(units.join('').trim());
      units = [];
    } else if (units.length === 0 || widthOf((units.join('') + unit).trimEnd()) <= width) {
      if (units.length > 0 || unit.trim() !== '') units.push(unit);
    } else {
      rest.unshift(unit);
      rest.unshift(...carryOver(units, unit));
      lines.push(units.join('').trim());
      units = [];
    }
  }
  if (lines.length < maxLines && units.length > 0) lines.push(units.join('').trim());
  else if (units.length > 0 || rest.some((unit) => unit.trim() !== '')) {
    lines.push(truncate(`${lines.pop() ?? ''}…`, width, widthOf));
  }
  return lines.filter((line, index) => line !== '' || index < lines.length - 1);
}

/** In one line, with an ellipsis where it is too long. */
export function fitOneLine(text: string, width: number, widthOf: TextWidth): string {
  return wrapText(text.replace(/\s+/g, ' '), width, 1, widthOf)[0] ?? '';
}

/** What is not parted: words, numbers, and single characters of any other kind. `\n` is a break that was asked for. */
function lineBreakUnits(text: string): string[] {
  const units: string[] = [];
  for (const character of text) {
    const before = units[units.length - 1];
    const isContinuation =
      before !== undefined &&
      before !== '\n' &&
      (ATTACHED.test(character) ||
        before.endsWith(JOINER) ||
        (WORD_START.test(before[0] ?? '') && WORD_REST.test(character)));
    if (isContinuation) units[units.length - 1] = before + character;
    else units.push(character);
  }
  return units;
}

/** Words that are wider than a line alone fall apart into characters. */
function splitOverlongUnits(text: string, width: number, widthOf: TextWidth): string[] {
  return lineBreakUnits(text.trim().replace(/\r\n?/g, '\n')).flatMap((unit) =>
    WORD_START.test(unit[0] ?? '') && widthOf(unit) > width ? [...unit] : [unit]
  );
}

/** Takes from the end of a full line what must go to the next one with `next`; never the whole line. */
function carryOver(units: string[], next: string): string[] {
  const taken: string[] = [];
  let first = next;
  while (units.length > 1 && (CLOSING.has(first) || OPENING.has(units[units.length - 1] ?? ''))) {
    first = units.pop() ?? '';
    taken.unshift(first);
  }
  return taken;
}

function truncate(text: string, width: number, widthOf: TextWidth): string {
  let characters = [...text];
  while (characters.length > 1 && widthOf(characters.join('')) > width) {
    characters = [...characters.slice(0, -2), '…'];
  }
  const head = characters
    .slice(0, -1)
    .join('')
    .replace(/[，。、；：,.;:\s]+$/u, '');
  return `${head}…`;
}
