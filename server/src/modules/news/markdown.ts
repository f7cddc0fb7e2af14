const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * Converts the part of Markdown that an article needs: `##` and `###` headings, paragraphs, `-` and `1.` lists, `>`
 * quotes, tables, `**strong**`, `*em*`, links, `![caption](variety:star-anise)` for the drawing of a variety and
 * `![alternative text](photo.jpg "caption")` for a picture. HTML in it becomes text. The result is sanitised like that
 * of any other article.
 */
export function htmlOfMarkdown(markdown: string): string {
  return markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(htmlOfBlock)
    .join('\n');
}

function htmlOfBlock(block: string): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  const heading = /^(#{2,3}) (.+)$/.exec(first);
  if (heading) {
    const tag = heading[1] === '##' ? 'h2' : 'h3';
    const rest = lines.slice(1).join('\n');
    return `<${tag}>${inline(heading[2] ?? '')}</${tag}>${rest === '' ? '' : `\n${htmlOfBlock(rest)}`}`;
  }
  const figure = /^!\[([^\]]*)\]\(variety:([a-z-]+)\)$/.exec(block);
  if (figure) {
    const caption = figure[1] ? `<figcaption>${inline(figure[1])}</figcaption>` : '';
    return `<figure data-variety="${figure[2] ?? ''}">${caption}</figure>`;
  }
  const picture = /^!\[([^\]]*)\]\(([^\s()"]+)(?: "([^"]*)")?\)$/.exec(block);
  if (picture) {
    const [, alt = '', source = '', captionText] = picture;
    const caption = captionText ? `<figcaption>${inline(captionText)}</figcaption>` : '';
    return `<figure><img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}" />${caption}</figure>`;
  }
  if (lines.every((line) => line.startsWith('- '))) return listOf('ul', lines, /^- /);
  if (lines.every((line) => /^\d+\. /.test(line))) return listOf('ol', lines, /^\d+\. /);
  if (lines.every((line) => line.startsWith('>'))) {
    return `<blockquote>${lines.map((line) => inline(line.replace(/^> ?/, ''))).join('<br />')}</blockquote>`;
  }
  if (lines.length > 1 && lines.every((line) => line.startsWith('|'))) return tableOf(lines);
  return `<p>${lines.map(inline).join('<br />')}</p>`;
}

function listOf(tag: 'ul' | 'ol', lines: string[], mark: RegExp): string {
  return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
}

function tableOf(lines: string[]): string {
  const [head = '', ...rest] = lines;
  const rows = rest.filter((line) => !/^[|\s:-]+$/.test(line));
  const body = rows.map((row) => `<tr>${cellsOf(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cellsOf(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}

function cellsOf(line: string, tag: 'th' | 'td'): string {
  const cells = line.replace(/^\||\|\s*$/g, '').split('|');
  return cells.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join('');
}

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\((https:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>');
}
