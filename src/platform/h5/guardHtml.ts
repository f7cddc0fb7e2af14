/** How the tags of an article are drawn: classes of a style sheet, and what stands for a variety's photo. */
export interface BodyLook {
  /** The class for a tag or part; undefined leaves it bare. */
  classOf(name: string): string | undefined;
  pictureOf(varietyId: string): string;
  /** The mark on a picture that is a drawing. */
  illustration: string;
}

const kept = new Set([
  ...['h2', 'h3', 'p', 'br', 'strong', 'em', 'blockquote', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption']
]);
/** Their content is no text to read, so it goes with them. Of any other unknown tag the content stays. */
const dropped = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'embed', 'svg', 'math'],
  ...['textarea', 'select', 'button', 'audio', 'video', 'canvas', 'head', 'xmp', 'noembed', 'noframes', 'plaintext']
]);
const varietyPattern = /^[a-z]+(-[a-z]+)*$/;
const spanPattern = /^\d{1,2}$/;

/**
 * A second, narrow guard behind the server's: takes the text and the known tags of an HTML text over into a new tree
 * that has no attributes but our own. What is not known is not there, so there is no list of bad things to keep up.
 */
export function guardHtml(html: string, look: BodyLook): string {
  const source = new DOMParser().parseFromString(html, 'text/html');
  const target = document.implementation.createHTMLDocument('');
  copyChildren(source.body, target.body, look);
  return target.body.innerHTML;
}

function copyChildren(from: Element, into: Element, look: BodyLook): void {
  from.childNodes.forEach((node) => {
    if (node.nodeType === Node.TEXT_NODE) into.append(node.textContent ?? '');
    if (node.nodeType === Node.ELEMENT_NODE) copyElement(node as Element, into, look);
  });
}

function copyElement(element: Element, into: Element, look: BodyLook): void {
  const tag = element.localName;
  if (dropped.has(tag)) return;
  if (!kept.has(tag)) {
    copyChildren(element, into, look);
    return;
  }
  const parent = tag === 'table' ? addScrollBox(into, look) : into;
  const copy = add(parent, tag, look.classOf(tag));
  if (tag === 'th' || tag === 'td') copySpans(element, copy);
  if (tag === 'figure') addPicture(element.getAttribute('data-variety') ?? '', copy, look);
  copyChildren(element, copy, look);
}

function add(parent: Element, tag: string, className: string | undefined): HTMLElement {
  const element = parent.ownerDocument.createElement(tag);
  if (className) element.className = className;
  parent.append(element);
  return element;
}

/** A wide table scrolls by finger and by keyboard. */
function addScrollBox(parent: Element, look: BodyLook): Element {
  const box = add(parent, 'div', look.classOf('scroll'));
  box.tabIndex = 0;
  return box;
}

function copySpans(from: Element, to: Element): void {
  for (const name of ['colspan', 'rowspan']) {
    const span = from.getAttribute(name);
    if (span && spanPattern.test(span)) to.setAttribute(name, span);
  }
}

function addPicture(varietyId: string, figure: Element, look: BodyLook): void {
  if (!varietyPattern.test(varietyId)) return;
  const picture = add(figure, 'div', look.classOf('picture'));
  const image = add(picture, 'img', look.classOf('art'));
  image.setAttribute('src', look.pictureOf(varietyId));
  image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  add(picture, 'span', look.classOf('mark')).textContent = look.illustration;
}
