import { cellStyles } from './articleTable';
import { allowedTags, droppedTags, isLink, isPicture, isSize, isSpan, isVariety } from './articleTags';

/** Rendering of an article's tags: classes of a style sheet, and addresses of its pictures. */
export interface SanitizeOptions {
  /** Returns the class for a tag or part; undefined for none. */
  classOf(name: string): string | undefined;
  /** Returns the drawing of a variety. */
  pictureOf(varietyId: string): string;
  /** Returns the address of an upload by its path. */
  uploadOf(path: string): string;
  /** Label on a picture that is a drawing. */
  illustration: string;
  /** Label of a tap on a picture, for screen readers. */
  enlarge: string;
}

/**
 * A second, narrow sanitizer after the server's: copies the text and the known tags of an HTML text into a new tree
 * with our own attributes only. Unknown content is left out, so there is no deny-list to maintain.
 */
export function sanitizeHtml(html: string, options: SanitizeOptions): string {
  const source = new DOMParser().parseFromString(html, 'text/html');
  const target = document.implementation.createHTMLDocument('');
  copyChildren(source.body, target.body, options);
  return target.body.innerHTML;
}

function copyChildren(from: Element, into: Element, options: SanitizeOptions): void {
  from.childNodes.forEach((node) => {
    if (node.nodeType === Node.TEXT_NODE) into.append(node.textContent ?? '');
    if (node.nodeType === Node.ELEMENT_NODE) copyElement(node as Element, into, options);
  });
}

function copyElement(element: Element, into: Element, options: SanitizeOptions): void {
  const tag = element.localName;
  if (droppedTags.has(tag)) return;
  if (tag === 'img') {
    addPhoto(element, into, options);
    return;
  }
  const href = tag === 'a' ? (element.getAttribute('href') ?? '') : '';
  if (!allowedTags.has(tag) || (tag === 'a' && !isLink(href))) {
    copyChildren(element, into, options);
    return;
  }
  const parent = tag === 'table' ? addScrollBox(into, options) : into;
  const copy = appendElement(parent, tag, options.classOf(tag));
  if (tag === 'a') setLinkTarget(copy, href);
  if (tag === 'th' || tag === 'td') copySpans(element, copy);
  if (tag === 'figure') addDrawing(element.getAttribute('data-variety') ?? '', copy, options);
  copyChildren(element, copy, options);
  if (tag === 'table') styleCells(copy, options);
}

function appendElement(parent: Element, tag: string, className: string | undefined): HTMLElement {
  const element = parent.ownerDocument.createElement(tag);
  if (className) element.className = className;
  parent.append(element);
  return element;
}

/** A wide table scrolls by touch and by keyboard. */
function addScrollBox(parent: Element, options: SanitizeOptions): Element {
  const box = appendElement(parent, 'div', options.classOf('scroll'));
  box.tabIndex = 0;
  return box;
}

/** The page decides about the target of a link; a browser that opens it by itself uses a new tab. */
function setLinkTarget(link: HTMLElement, href: string): void {
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

/** Sets texts and classes of a table's cells (`cellStyles`). */
function styleCells(table: Element, { classOf }: SanitizeOptions): void {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
  const styles = cellStyles(rows.map((row) => row.map(({ textContent }) => textContent ?? '')));
  rows.flat().forEach((cell, index) => {
    const { classNames: parts, text } = styles.flat()[index] ?? { classNames: [], text: '' };
    for (const className of parts) {
      const name = classOf(className);
      if (name) cell.classList.add(name);
    }
    if (parts.length > 1) cell.textContent = text;
  });
}

function addDrawing(varietyId: string, figure: Element, options: SanitizeOptions): void {
  if (!isVariety(varietyId)) return;
  const picture = addPicture(figure, varietyId, { src: options.pictureOf(varietyId), alt: '' }, options);
  appendElement(picture, 'span', options.classOf('mark')).textContent = options.illustration;
}

/** Adds a photo with its size, so that the browser reserves its space. */
function addPhoto(image: Element, into: Element, options: SanitizeOptions): void {
  const [path = '', alt = '', width = '', height = ''] = ['src', 'alt', 'width', 'height'].map(
    (name) => image.getAttribute(name) ?? ''
  );
  if (!isPicture(path) || !isSize(width) || !isSize(height)) return;
  const picture = addPicture(into, path, { src: options.uploadOf(path), alt, width, height }, options);
  const photo = options.classOf('photo');
  if (photo) picture.classList.add(photo);
}

/** `name` is passed to the tap handler. */
function addPicture(
  into: Element,
  name: string,
  attributes: Record<string, string>,
  options: SanitizeOptions
): HTMLElement {
  const picture = appendElement(into, 'button', options.classOf('picture'));
  picture.setAttribute('type', 'button');
  picture.setAttribute('aria-label', [attributes.alt, options.enlarge].filter(Boolean).join(' '));
  picture.setAttribute('data-picture', name);
  const image = appendElement(picture, 'img', options.classOf('art'));
  image.setAttribute('loading', 'lazy');
  for (const [key, value] of Object.entries(attributes)) image.setAttribute(key, value);
  return picture;
}
