import parts from './templateParts.json';

const spoken: Record<string, string[]> = parts.spoken;
const named = (attributes: string[]) => Object.fromEntries(attributes.map((name) => [name, '']));

/**
 * Counterpart of config/build/weappTemplates.ts in the app itself, in place of Taro's table of all components and their
 * attributes (config/build/replacements.ts): both are sent under numbers, which both sides count over the same list.
 */
export const internalComponents = Object.fromEntries(
  Object.entries(parts.attributes).map(([name, attributes]) => [name, named([...attributes, ...(spoken[name] ?? [])])])
);

/** Elements that keep a value. */
export const controlledComponent = new Set(['input', 'textarea', 'picker']);

/** Exported by the names of Taro's table: its builder of templates reads them, nothing in the app does. */
const unread = undefined;
export {
  unread as animation,
  unread as focusComponents,
  unread as nestElements,
  unread as singleQuote,
  unread as touchEvents,
  unread as voidElements
};
