import sanitizeHtml from 'sanitize-html';
import type { Picture } from '@contract/upload';

const VARIETY_ID = /^[a-z]+(-[a-z]+)*$/;
const SPAN = /^\d{1,2}$/;

/** Removed with their content: it is not text to read, and the library would pass raw text on with its tags. */
const NON_TEXT_TAGS = [
  ...['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'embed', 'svg', 'math', 'head'],
  ...['textarea', 'select', 'option', 'button', 'xmp', 'noembed', 'noframes', 'plaintext']
];

/**
 * Returns an article's HTML reduced to text, headings, lists, tables, figures and links to other sites. A figure names
 * a variety (`data-variety`), whose picture the client draws, or contains pictures. A picture is one of `pictures`, by
 * its name in the text or by its URL, with an `alt`; all others are removed. There are no styles. A link is a full
 * https URL and nothing else; the client decides whether to follow it.
 */
export function sanitiseBody(html: string, pictures: ReadonlyMap<string, Picture> = new Map()): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'p', 'br', 'strong', 'em', 'blockquote', 'ul', 'ol', 'li', 'a'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img']
    ],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      figure: ['data-variety'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan']
    },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    transformTags: {
      a: transformLink,
      img: transformPicture(pictures),
      figure: (tagName, attributes) => ({ tagName, attribs: onlyIf(attributes, 'data-variety', VARIETY_ID) }),
      th: transformSpans,
      td: transformSpans
    },
    disallowedTagsMode: 'discard',
    nonTextTags: NON_TEXT_TAGS
  }).trim();
}

/** Returns names and alternative texts of the pictures in an article's HTML. */
export function extractPictures(html: string): { source: string; alt: string }[] {
  const found: { source: string; alt: string }[] = [];
  sanitizeHtml(html, {
    allowedTags: ['img'],
    allowedAttributes: {},
    transformTags: {
      img: (tagName, { src = '', alt = '' }) => {
        found.push({ source: src, alt: alt.trim() });
        return { tagName, attribs: {} };
      }
    },
    nonTextTags: NON_TEXT_TAGS
  });
  return found;
}

/** Sets URL and size to those of the stored picture, whatever the text says. */
function transformPicture(pictures: ReadonlyMap<string, Picture>): sanitizeHtml.Transformer {
  const byAddress = new Map([...pictures.values()].map((picture) => [picture.url, picture]));
  return (tagName, { src = '', alt = '' }): sanitizeHtml.Tag => {
    const picture = pictures.get(src) ?? byAddress.get(src);
    if (picture === undefined || alt.trim() === '') return { tagName: '', attribs: {} };
    const { url, width, height } = picture;
    return { tagName, attribs: { src: url, alt: alt.trim(), width: String(width), height: String(height) } };
  };
}

/** Returns whether the link is a full https URL of another site, without credentials in front of the host. */
function isSafeLink(href: string | undefined): href is string {
  if (href === undefined || /[\s"'<>\\]/.test(href) || !URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  return protocol === 'https:' && href.startsWith('https://') && username === '' && password === '';
}

function transformLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return isSafeLink(href) ? { tagName, attribs: { href } } : { tagName: '', attribs: {} };
}

const transformSpans: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: { ...onlyIf(attributes, 'colspan', SPAN), ...onlyIf(attributes, 'rowspan', SPAN) }
});

function onlyIf(attributes: sanitizeHtml.Attributes, name: string, pattern: RegExp): sanitizeHtml.Attributes {
  const value = attributes[name];
  return value !== undefined && pattern.test(value) ? { [name]: value } : {};
}
