/** Returns the width of a text in the font it will be drawn in. */
export type TextWidth = (text: string) => number;

/** Characters that must not begin a line (`CLOSING`), and that must not end one (`OPENING`). */
const CLOSING = new Set('，。、；：？！）》」』】〉”’…—～·,.;:?!)]}%‰℃元');
const OPENING = new Set('（《「『【〈“‘([{¥$');
/** Characters that begin and continue words and numbers, which are not split. */
const WORD_START = /[A-Za-z0-9\u00c0-\u024f+\u2212]/;
const WORD_REST = /[A-Za-z0-9\u00c0-\u024f.,:/%&@+_'\u2019\u2212\u2013-]/;
/** Accents, variation selectors and joiners; they belong to the preceding character. */
const ATTACHED = /[\u0300-\u036f\ufe00-\ufe0f\u200d]/;
const JOINER = '\u200d';

/**
 * Wraps a text to lines of at most `width` by the rules of Chinese typesetting: it breaks anywhere between characters,
 * but no line begins with a closing mark or ends with an opening one. Words and numbers stay whole unless wider than a
 * line; text beyond `maxLines` is cut with an ellipsis.
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

/** Fits a text into one line; a longer one is cut with an ellipsis. */
export function fitOneLine(text: string, width: number, widthOf: TextWidth): string {
  return wrapText(text.replace(/\s+/g, ' '), width, 1, widthOf)[0] ?? '';
}

/** Splits a text into unbreakable units: words, numbers, and single other characters. `\n` is a forced line break. */
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

/** Splits words that are wider than a line into characters. */
function splitOverlongUnits(text: string, width: number, widthOf: TextWidth): string[] {
  return lineBreakUnits(text.trim().replace(/\r\n?/g, '\n')).flatMap((unit) =>
    WORD_START.test(unit[0] ?? '') && widthOf(unit) > width ? [...unit] : [unit]
  );
}

/** Removes from the end of a full line the units that must join `next` on the following line; never the whole line. */
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
