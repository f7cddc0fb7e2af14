import MarkdownIt, { type StateBlock, type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';

/** Replaces headings beyond the two levels of an article, whose title is its only h1. */
const HEADING_TAGS: Record<string, string> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

const parser = new MarkdownIt('zero', { breaks: true, xhtmlOut: true })
  .enable(['heading', 'list', 'blockquote', 'table', 'newline', 'escape', 'emphasis', 'link'])
  // CommonMark takes `**` between a letter and Chinese punctuation for text.
  .use(cjkFriendly);
parser.validateLink = (url) => url.startsWith('https://');
parser.block.ruler.before('paragraph', 'figure', parseFigure);
parser.core.ruler.push('article', ({ tokens }) => tokens.forEach(simplify));
parser.renderer.rules['softbreak'] = parser.renderer.rules['hardbreak'] = () => '<br />';
parser.renderer.renderToken = renderTag;

/**
 * Converts the part of Markdown that an article needs: `##` and `###` headings, paragraphs with their line breaks, lists,
 * `>` quotes, tables, `**strong**`, `*em*`, https links, `![caption](variety:star-anise)` for the drawing of a variety
 * and `![alternative text](photo.jpg "caption")` for a picture, each in a line of its own. HTML and the rest of Markdown
 * stay text. The result is sanitised like that of any other article.
 */
export const htmlOfMarkdown = (markdown: string): string => parser.render(markdown).trim();

/** Reads a line that is a picture, as a figure with a caption. */
function parseFigure(state: StateBlock, line: number, _: number, isProbe: boolean): boolean {
  const content = state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trim();
  const match = /^!\[([^\]]*)\]\(([^\s()"]+)(?: "([^"]*)")?\)$/.exec(content);
  if (!match) return false;
  if (isProbe) return true;
  const [, text = '', source = '', title = ''] = match;
  const isVariety = source.startsWith('variety:');
  const figure = state.push('figure_open', 'figure', 1);
  if (isVariety) figure.attrSet('data-variety', source.slice('variety:'.length));
  else {
    const picture = state.push('picture', 'img', 0);
    picture.attrs = [
      ['src', source],
      ['alt', text]
    ];
  }
  const caption = isVariety ? text : title;
  if (caption !== '') {
    state.push('figcaption_open', 'figcaption', 1);
    const inline = state.push('inline', '', 0);
    inline.content = caption;
    inline.children = [];
    state.push('figcaption_close', 'figcaption', -1);
  }
  state.push('figure_close', 'figure', -1);
  state.line = line + 1;
  return true;
}

/** Changes headings to the two levels of an article, and removes the only paragraph of a quote around its text. */
function simplify(token: Token, index: number, tokens: Token[]): void {
  token.tag = HEADING_TAGS[token.tag] ?? token.tag;
  const [paragraph, , end, next] = tokens.slice(index + 1, index + 5);
  if (token.type === 'blockquote_open' && paragraph?.type === 'paragraph_open' && next?.type === 'blockquote_close') {
    paragraph.hidden = true;
    if (end) end.hidden = true;
  }
}

/** Renders a tag like the library, but with a line break between the blocks of an article only. */
function renderTag(tokens: Token[], index: number): string {
  const token = tokens[index];
  if (!token || token.hidden) return '';
  if (token.nesting < 0) return `</${token.tag}>${token.level === 0 && token.block ? '\n' : ''}`;
  return `<${token.tag}${parser.renderer.renderAttrs(token)}${token.nesting === 0 ? ' /' : ''}>`;
}
