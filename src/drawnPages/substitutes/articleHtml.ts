import { blocksOf, styleTable } from '@/platform/htmlBody/htmlSegments';
import { escapeHtml, type HtmlToken, htmlTokens } from '@/platform/htmlBody/htmlTokens';
import type { SanitizeOptions } from '@/platform/htmlBody/sanitizeHtml';

type OpenToken = Extract<HtmlToken, { kind: 'open' }>;

/** Returns what `sanitizeHtml` does, made without a DOM: the page that takes over has the same elements. */
export function articleHtml(html: string, options: SanitizeOptions): string {
  return blocksOf(htmlTokens(html))
    .map((block) => writeBlock(block, options))
    .join('');
}

function writeBlock(block: readonly HtmlToken[], options: SanitizeOptions): string {
  const [first] = block;
  const isTable = first?.kind === 'open' && first.tag === 'table';
  return (isTable ? styleTable(block).tokens : block).map((token) => write(token, options)).join('');
}

function write(token: HtmlToken, options: SanitizeOptions): string {
  if (token.kind === 'text') return escapeHtml(token.text).replace(/\u00a0/g, '&nbsp;');
  if (token.kind === 'open') return writeOpening(token, options);
  if (token.tag === 'br' || token.tag === 'img') return '';
  return token.tag === 'table' ? '</table></div>' : `</${token.tag}>`;
}

function writeOpening({ tag, attributes, classNames = [] }: OpenToken, options: SanitizeOptions): string {
  const classOf = (...names: string[]) => names.flatMap((name) => options.classOf(name) ?? []).join(' ');
  if (tag === 'img') {
    const { src = '', alt = '', width = '', height = '' } = attributes;
    return picture(src, classOf('picture', 'photo'), { src: options.uploadOf(src), alt, width, height }, '', options);
  }
  const { 'data-variety': varietyId, ...own } = attributes;
  const link: Record<string, string> = tag === 'a' ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
  const opening = element(tag, { class: classOf(tag, ...classNames), ...own, ...link });
  if (tag === 'table') return `${element('div', { class: classOf('scroll'), tabindex: '0' })}${opening}`;
  if (varietyId === undefined) return opening;
  const mark = `${element('span', { class: classOf('mark') })}${escapeHtml(options.illustration)}</span>`;
  const drawn = { src: options.pictureOf(varietyId), alt: '' };
  return opening + picture(varietyId, classOf('picture'), drawn, mark, options);
}

function picture(
  name: string,
  className: string,
  image: Record<string, string> & { alt: string },
  mark: string,
  { classOf, enlarge }: SanitizeOptions
): string {
  const button = {
    class: className,
    type: 'button',
    'aria-label': [image.alt, enlarge].filter(Boolean).join(' '),
    'data-picture': name
  };
  const shown = element('img', { class: classOf('art') ?? '', loading: 'lazy', ...image });
  return `${element('button', button)}${shown}${mark}</button>`;
}

function element(tag: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes)
    .filter(([name, value]) => name !== 'class' || value !== '')
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')}>`;
}
