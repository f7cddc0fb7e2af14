import { droppedTags, isLink, isSpan, isVariety, keptTags } from '../articleTags';

/** How the tags of an article are drawn: classes of a style sheet, and what stands for a variety's photo. */
export interface BodyLook {
  /** The class for a tag or part; undefined leaves it bare. */
  classOf(name: string): string | undefined;
  pictureOf(varietyId: string): string;
  /** The mark on a picture that is a drawing. */
  illustration: string;
  /** What a tap on a picture does, read aloud. */
  enlarge: string;
}

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
  if (droppedTags.has(tag)) return;
  const href = tag === 'a' ? (element.getAttribute('href') ?? '') : '';
  if (!keptTags.has(tag) || (tag === 'a' && !isLink(href))) {
    copyChildren(element, into, look);
    return;
  }
  const parent = tag === 'table' ? addScrollBox(into, look) : into;
  const copy = add(parent, tag, look.classOf(tag));
  if (tag === 'a') point(copy, href);
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

/** Where it leads is told to nobody but the page, which decides; a browser that opens it by itself gets a new tab. */
function point(link: HTMLElement, href: string): void {
  link.setAttribute('href', href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

function copySpans(from: Element, to: Element): void {
  for (const name of ['colspan', 'rowspan']) {
    const span = from.getAttribute(name);
    if (span && isSpan(span)) to.setAttribute(name, span);
  }
}

function addPicture(varietyId: string, figure: Element, look: BodyLook): void {
  if (!isVariety(varietyId)) return;
  const picture = add(figure, 'button', look.classOf('picture'));
  picture.setAttribute('type', 'button');
  picture.setAttribute('aria-label', look.enlarge);
  const image = add(picture, 'img', look.classOf('art'));
  image.setAttribute('src', look.pictureOf(varietyId));
  image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  add(picture, 'span', look.classOf('mark')).textContent = look.illustration;
}
