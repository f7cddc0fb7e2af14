import * as glassEasel from 'glass-easel';

type Node = glassEasel.Node;
type Element = glassEasel.Element;

/** A scenario's description of an element on the screen. */
export type Target = { nth?: number } & (
  | { text: string }
  | { id: string }
  /** Matches its `aria-label`. */
  | { label: string }
  | { placeholder: string }
  /** Matches a component of WeChat, such as `canvas`. */
  | { tag: string }
);

/** Returns the visible children: inside a component, those of its own tree. */
export function childrenOf(node: Node): readonly Node[] {
  if (glassEasel.TextNode.isTextNode(node)) return [];
  if (glassEasel.Component.isComponent(node)) return node.getShadowRoot()?.childNodes ?? [];
  return node.childNodes;
}

export function* elementsBelow(root: Node): Generator<Element> {
  for (const child of childrenOf(root)) {
    if (!glassEasel.TextNode.isTextNode(child)) yield child;
    yield* elementsBelow(child);
  }
}

/** Returns the tag of a real element; empty for the wrappers of templates, lists and conditions. */
export function tagOf(node: Node): string {
  return glassEasel.NativeNode.isNativeNode(node) ? node.is : '';
}

/**
 * Returns the visible text: adjacent `text` elements are separated by a space, other elements by a line break;
 * line-break opportunities are left out.
 */
export function textOf(root: Node): string {
  let written = '';
  const separate = (by: string) => {
    if (by === '\n') written = written.trimEnd();
    if (written && !/\s$/.test(written)) written += by;
  };
  const visit = (node: Node, insideText: boolean) => {
    if (glassEasel.TextNode.isTextNode(node)) {
      written += node.textContent.replace(/\u00a0/g, ' ');
      return;
    }
    const tag = tagOf(node);
    const separator = tag === '' || insideText ? '' : separatorOf(tag);
    if (separator) separate(separator);
    for (const child of childrenOf(node)) visit(child, insideText || tag === 'text');
    if (separator) separate(separator);
  };
  visit(root, false);
  return written
    .split('\n')
    .map((line) =>
      line
        .replace(/[\u200b\u00ad]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    )
    .filter(Boolean)
    .join('\n');
}

function separatorOf(tag: string): string {
  return tag === 'text' ? ' ' : '\n';
}

/** Counts the real elements below a node; WeChat counts a page as heavy from 1,000. */
export function countNodes(root: Node): number {
  let count = 0;
  for (const element of elementsBelow(root)) if (isRendered(element)) count += 1;
  return count;
}

/** Counts the real elements of a component's own tree, without the inside of the components in it. */
export function countShadowNodes(component: glassEasel.GeneralComponent): number {
  const count = (node: Node): number =>
    (glassEasel.TextNode.isTextNode(node) ? [] : node.childNodes).reduce(
      (sum, child) => sum + (isRendered(child) ? 1 : 0) + count(child),
      0
    );
  const tree = component.getShadowRoot();
  return tree ? count(tree) : 0;
}

/** Whether WeChat renders an element for the node: neither for a text nor for a wrapper of templates. */
function isRendered(node: Node): boolean {
  if (glassEasel.Component.isComponent(node)) return !node.isVirtual();
  return tagOf(node) !== '';
}

/**
 * Returns the one element that a target describes. A text means the innermost element with exactly that text, or else
 * with that text inside.
 * @throws Error when nothing fits, and when several do without `nth`: a scenario never acts on a random one
 */
export function findElement(root: Node, target: Target): Element {
  const found = findElements(root, target);
  const chosen = found[target.nth ?? 0];
  const name = JSON.stringify(target);
  if (!chosen) throw new Error(`nothing on the page fits ${name}; the page reads:\n${textOf(root)}`);
  if (target.nth === undefined && found.length > 1) {
    const texts = found.map((element, index) => `  nth ${index}: <${tagOf(element)}> ${textOf(element)}`);
    throw new Error(`${found.length} elements fit ${name}, say which with nth:\n${texts.join('\n')}`);
  }
  return chosen;
}

/** Returns all elements that a target describes, whatever its `nth`, in the order of the page. */
export function findElements(root: Node, target: Target): Element[] {
  const all = [...elementsBelow(root)].filter((element) => tagOf(element) !== '');
  if ('id' in target) return all.filter((element) => element.id === target.id);
  if ('tag' in target) return all.filter((element) => tagOf(element) === target.tag);
  if ('label' in target) return all.filter((element) => element.getAttribute('aria-label') === target.label);
  if ('placeholder' in target) {
    return all.filter((element) => element.getAttribute('placeholder') === target.placeholder);
  }
  const reading = (fits: (text: string) => boolean) => innermost(all.filter((element) => fits(textOf(element))));
  const exact = reading((text) => text === target.text);
  return exact.length > 0 ? exact : reading((text) => text.includes(target.text));
}

function innermost(elements: Element[]): Element[] {
  const holders = new Set<Node>();
  for (const element of elements) {
    for (let above = parentOf(element); above; above = parentOf(above)) holders.add(above);
  }
  return elements.filter((element) => !holders.has(element));
}

/** Returns the parent element, across component boundaries. */
export function parentOf(node: Node): Element | null {
  if (node.parentNode) return node.parentNode;
  return glassEasel.ShadowRoot.isShadowRoot(node) ? node.getHostNode() : null;
}

const ariaNames = ['role', 'label', 'hidden', 'checked', 'selected', 'disabled'];

/** Returns the ARIA attributes of an element, or of its nearest ancestor that has any. */
export function ariaAttributesOf(element: Element): Record<string, string> {
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const found = node;
    const said = ariaNames
      .map((name) => [name, found.getAttribute(`aria-${name}`)] as const)
      .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
    if (said.length > 0) return Object.fromEntries(said);
  }
  return {};
}

/** Returns the element or its nearest ancestor with this tag. */
export function closest(element: Element, tag: string): Element | null {
  for (let node: Element | null = element; node; node = parentOf(node)) if (tagOf(node) === tag) return node;
  return null;
}
