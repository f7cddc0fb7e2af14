import { cellLooks } from '../articleTable';
import { droppedTags, isLink, isPicture, isSize, isSpan, isVariety, keptTags } from '../articleTags';

/** How the tags of an article are drawn: classes of a style sheet, and where its pictures lie. */
export interface BodyLook {
  /** The class for a tag or part; undefined leaves it bare. */
  classOf(name: string): string | undefined;
  /** The drawing of a variety. */
  pictureOf(varietyId: string): string;
  /** An upload, by its path. */
  uploadOf(path: string): string;
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
  if (tag === 'img') {
    addPhoto(element, into, look);
    return;
  }
  const href = tag === 'a' ? (element.getAttribute('href') ?? '') : '';
  if (!keptTags.has(tag) || (tag === 'a' && !isLink(href))) {
    copyChildren(element, into, look);
    return;
  }
  const parent = tag === 'table' ? addScrollBox(into, look) : into;
  const copy = add(parent, tag, look.classOf(tag));
  if (tag === 'a') point(copy, href);
  if (tag === 'th' || tag === 'td') copySpans(element, copy);
  if (tag === 'figure') addDrawing(element.getAttribute('data-variety') ?? '', copy, look);
  copyChildren(element, copy, look);
  if (tag === 'table') dressCells(copy, look);
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

/** Texts and classes of a table's cells (`cellLooks`). */
function dressCells(table: Element, { classOf }: BodyLook): void {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
  const looks = cellLooks(rows.map((row) => row.map(({ textContent }) => textContent ?? '')));
  rows.flat().forEach((cell, place) => {
    const { parts, text } = looks.flat()[place] ?? { parts: [], text: '' };
    for (const part of parts) {
      const name = classOf(part);
      if (name) cell.classList.add(name);
    }
    if (parts.length > 1) cell.textContent = text;
  });
}

function addDrawing(varietyId: string, figure: Element, look: BodyLook): void {
  if (!isVariety(varietyId)) return;
  const picture = addPicture(figure, varietyId, { src: look.pictureOf(varietyId), alt: '' }, look);
  add(picture, 'span', look.classOf('mark')).textContent = look.illustration;
}

/** With its size, so that the browser keeps its room. */
function addPhoto(image: Element, into: Element, look: BodyLook): void {
  const [path = '', alt = '', width = '', height = ''] = ['src', 'alt', 'width', 'height'].map(
    (name) => image.getAttribute(name) ?? ''
  );
  if (!isPicture(path) || !isSize(width) || !isSize(height)) return;
  const picture = addPicture(into, path, { src: look.uploadOf(path), alt, width, height }, look);
  const photo = look.classOf('photo');
  if (photo) picture.classList.add(photo);
}

/** `name` is told when it is tapped. */
function addPicture(into: Element, name: string, attributes: Record<string, string>, look: BodyLook): HTMLElement {
  const picture = add(into, 'button', look.classOf('picture'));
  picture.setAttribute('type', 'button');
  picture.setAttribute('aria-label', [attributes.alt, look.enlarge].filter(Boolean).join(' '));
  picture.setAttribute('data-picture', name);
  const image = add(picture, 'img', look.classOf('art'));
  image.setAttribute('loading', 'lazy');
  for (const [key, value] of Object.entries(attributes)) image.setAttribute(key, value);
  return picture;
}
