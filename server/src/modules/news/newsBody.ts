import sanitizeHtml from 'sanitize-html';

const VARIETY_ID = /^[a-z]+(-[a-z]+)*$/;
const SPAN = /^\d{1,2}$/;

/**
 * Go with their content: it is no text to read, and of those that hold raw text the library would hand it on as it
 * is, tags and all.
 */
const NO_TEXT = [
  ...['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'embed', 'svg', 'math', 'head'],
  ...['textarea', 'select', 'option', 'button', 'xmp', 'noembed', 'noframes', 'plaintext']
];

/**
 * The HTML of an article with nothing in it but text, headings, lists, tables, figures and links to other sites.
 * A figure names a variety (`data-variety`), of which the client draws the picture; there are no images and no styles.
 * A link is a full https address and nothing else: where it leads, and whether at all, is the client's business.
 */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'p', 'br', 'strong', 'em', 'blockquote', 'ul', 'ol', 'li', 'a'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption']
    ],
    allowedAttributes: {
      a: ['href'],
      figure: ['data-variety'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan']
    },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    transformTags: {
      a: keepLink,
      figure: (tagName, attributes) => ({ tagName, attribs: onlyIf(attributes, 'data-variety', VARIETY_ID) }),
      th: keepSpans,
      td: keepSpans
    },
    disallowedTagsMode: 'discard',
    nonTextTags: NO_TEXT
  }).trim();
}

/** A full https address of another site, without a name and password in front of the host. */
function isLink(href: string | undefined): href is string {
  if (href === undefined || /[\s"'<>\\]/.test(href) || !URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  return protocol === 'https:' && href.startsWith('https://') && username === '' && password === '';
}

function keepLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return isLink(href) ? { tagName, attribs: { href } } : { tagName: '', attribs: {} };
}

const keepSpans: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: { ...onlyIf(attributes, 'colspan', SPAN), ...onlyIf(attributes, 'rowspan', SPAN) }
});

function onlyIf(attributes: sanitizeHtml.Attributes, name: string, pattern: RegExp): sanitizeHtml.Attributes {
  const value = attributes[name];
  return value !== undefined && pattern.test(value) ? { [name]: value } : {};
}
