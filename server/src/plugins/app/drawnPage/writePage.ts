import type { PageHead, StyleRule } from '@contract/drawnPage';
import type { Envelope } from '@contract/error';
import type { Language } from '@contract/localText';
import { escapeForScript, escapeHtml } from './escape';
import { headTags } from './headTags';

/** Style sheets and scripts of a page in the build, and the rules of the style sheets. */
export interface PageParts {
  rules: StyleRule[];
  styleSheets: string[];
  scripts: string[];
}

export interface PageContent {
  /** Path of the route. */
  page: string;
  /** Public address of the server; empty where it is not configured. */
  origin: string;
  language: Language;
  html: string;
  head: PageHead;
  /** Settings that decide about the page, with the values that it is drawn for. */
  settings: Record<string, unknown>;
  /** Answers from which the page is drawn; the app uses them. */
  answers: Record<string, Envelope>;
}

/**
 * Styles of the layer with a drawn page: above the page of the app, and of the same size (src/styles/router.scss). Links of
 * the app are no links of the browser there, so their own classes decide about everything else.
 */
const layerStyle = `<style>#first.drawn{z-index:90;display:flex;flex-direction:column}.drawn-page{flex:1;min-height:0;overflow:hidden auto}#first>.tab-bar{position:relative;flex:none}:where(a.xs-press){display:block;color:inherit;text-decoration:none}@media (max-width:499.98px){#first.drawn{max-width:none}}@media (min-width:500px){#first.drawn{transform:translateX(0);box-shadow:0 0 0 1px var(--xs-line)}}</style>`;

/** The element of src/index.html that is shown until the app has drawn its first page. */
const firstElement = /<div id="?first"? [^>]*><\/div>/;

/** The scripts of the app. */
const scriptElements = /<script defer(?:="[^"]*")? src="([^"]+)"><\/script>/g;

/**
 * Puts a drawn page into the page of the build.
 * @throws Error when that has no room for it
 */
export function writePage(shell: string, parts: PageParts, content: PageContent): string {
  const { language, html, head, settings, answers } = content;
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  // index.html loads them after the first frame.
  const scripts = [...shell.matchAll(scriptElements)].map(([, source = '']) => source);
  const address = (file: string) => `/h5/${file}`;
  const given = escapeForScript(JSON.stringify({ language, answers }));
  const changes: [pattern: RegExp, replacement: string][] = [
    [/<html lang="[^"]*"/, `<html lang="${language}"`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${description}">`],
    [/<meta property="og:title"[^>]*>/, `<meta property="og:title" content="${title}">`],
    [/<meta property="og:description"[^>]*>/, `<meta property="og:description" content="${description}">`],
    [/<\/head>/, `${headTags(content)}<style>${usedStyles(parts.rules, html)}</style></head>`],
    [scriptElements, ''],
    [
      firstElement,
      `${layerStyle}<div id="first" class="drawn" lang="${language}" data-settings="${escapeHtml(JSON.stringify(settings))}" data-scripts="${scripts.join(' ')}" data-parts="${parts.scripts.map(address).join(' ')}" data-styles="${parts.styleSheets.map(address).join(' ')}">${html}</div>` +
        `<script type="application/json" id="given-answers">${given}</script>`
    ]
  ];
  return changes.reduce((page, [pattern, replacement]) => {
    if (page.search(pattern) < 0) throw new Error(`the page of the build has no ${pattern.source}`);
    // A function, because `$` of a text would be a pattern.
    return page.replace(pattern, () => replacement);
  }, shell);
}

/** Returns the rules that the elements of a page need: the app's page brings its style sheets with it. */
function usedStyles(rules: StyleRule[], html: string): string {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return rules
    .filter(({ classes }) => !classes || classes.some((names) => names.every((name) => used.has(name))))
    .map(({ css }) => css.replace(/<\/style/gi, '<\\/style'))
    .join('');
}
