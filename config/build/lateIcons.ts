/** An icon of src/styles/icons.scss in the minified style sheet. */
const rule = /\.i-([\w-]+)\{--i:url\("[^"]*"\)\}/g;

/** Returns the strings of scripts that may be names of icons. */
export function iconNamesIn(scripts: readonly string[]): ReadonlySet<string> {
  return new Set(
    scripts.flatMap((script) => [...script.matchAll(/["'`]([a-z\d-]+)["'`]/g)].map(([, name = '']) => name))
  );
}

/**
 * Returns a style sheet without the icons whose names are not among those given, and the rules of these icons.
 * @throws Error when the style sheet has no rule of an icon
 */
export function withoutIcons(css: string, names: ReadonlySet<string>): { kept: string; icons: string } {
  const icons: string[] = [];
  const kept = css.replace(rule, (text, name: string) => {
    if (names.has(name)) return text;
    icons.push(text);
    return '';
  });
  if (icons.length === 0) throw new Error('the style sheet of the app writes its icons in another way');
  return { kept, icons: icons.join('') };
}
