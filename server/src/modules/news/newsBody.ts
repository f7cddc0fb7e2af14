import sanitizeHtml from 'sanitize-html';

const VARIETY_ID = /^[a-z]+(-[a-z]+)*$/;

/**
 * The HTML of an article with nothing in it but text, headings, lists, tables and figures.
 * A figure names a variety (`data-variety`), of which the client draws the picture. No links, no images, no styles:
 * an article that needs one gets it by a field of its own, which can be checked.
 */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'p', 'br', 'strong', 'em', 'blockquote', 'ul', 'ol', 'li'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption']
    ],
    allowedAttributes: { figure: ['data-variety'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    transformTags: {
      figure: (tagName, attributes) => ({
        tagName,
        attribs: onlyIf(attributes, 'data-variety', VARIETY_ID)
      }),
      th: keepSpans,
      td: keepSpans
    },
    disallowedTagsMode: 'discard'
  }).trim();
}

const keepSpans: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: { ...onlyIf(attributes, 'colspan', /^\d{1,2}$/), ...onlyIf(attributes, 'rowspan', /^\d{1,2}$/) }
});

function onlyIf(attributes: sanitizeHtml.Attributes, name: string, pattern: RegExp): sanitizeHtml.Attributes {
  const value = attributes[name];
  return value !== undefined && pattern.test(value) ? { [name]: value } : {};
}
