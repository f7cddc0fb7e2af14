/** Class name in the style sheet → class name in the build, of one style sheet. */
export type ClassNames = Record<string, string>;

/** First line of such a module; css-loader makes another one of the same file. */
const extracted = '// extracted by mini-css-extract-plugin';

/** Returns whether the source is of a module that mini-css-extract makes of a style sheet. */
export const isExtracted = (source: string): boolean => source.startsWith(extracted);

/**
 * Returns the class names of a style sheet from the module that mini-css-extract makes of it.
 * @throws Error when it is written in another way
 */
export function classNamesOf(source: string): ClassNames {
  if (/export \{\s*\};?\s*$/.test(source)) return {};
  const [, names] = /(?:export default|module\.exports =)\s*(\{.*\});/s.exec(source) ?? [];
  if (names === undefined) throw new Error(`a style sheet exports no class names: ${source.slice(0, 200)}`);
  return JSON.parse(names) as ClassNames;
}
