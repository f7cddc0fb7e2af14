/** How far from its end a pdf may say that it ends: some programs append a line. */
const END_BYTES = 2048;

/** What runs or sends something by itself, or hides other files. */
const unsafe = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)\b/;

/**
 * Whether a pdf is whole and only to be read, by a look at its names. What is hidden in compressed objects is not seen
 * here; viewers of browsers and phones run nothing of a foreign pdf.
 */
export function isSafePdf(content: Buffer): boolean {
  const text = content.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-END_BYTES).includes('%%EOF')) return false;
  // Pictures and fonts are noise in which every short name turns up.
  const names = text.replace(/\bstream\r?\n[\s\S]*?endstream\b/g, '');
  // #4A is another way to write J in a name.
  return !unsafe.test(names.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))));
}
