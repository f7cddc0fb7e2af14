/**
 * Puts the parts of the input that the path names in braces into it, url-encoded, and takes them out of the input.
 * A missing one is a mistake in the program.
 */
export function fillPath(path: string, input: object | undefined): { path: string; input: object | undefined } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return { path, input };
  const rest: Record<string, unknown> = { ...input };
  const filled = names.reduce((url, name) => {
    const value = rest[name];
    if (typeof value !== 'string' || value === '') throw new Error(`${path}: no ${name}`);
    delete rest[name];
    return url.replace(`{${name}}`, () => encodeURIComponent(value));
  }, path);
  return { path: filled, input: Object.keys(rest).length > 0 ? rest : undefined };
}
