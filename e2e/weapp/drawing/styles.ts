import path from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import type { WeappOutput } from '../gates/WeappOutput';

/** Measures of the screen that lengths depend on. */
export interface Surroundings {
  /** Width, px; equals 750rpx. */
  width: number;
  /** Bottom inset of a phone without a home button, px; 0 above the tab bar. */
  safeBottom: number;
  /** Height of the status bar, px. */
  safeTop: number;
}

const importRule = /@import\s+["']([^"']+)["'];?/g;
/** A tag in a selector: at its start or after a combinator. */
const tagInSelector = /(^|[\s>+(])([a-z][a-z-]*)(?![\w-]*\()/g;

/** Returns the style sheets of a page as WeChat's compiler passes them to the browser: the app's, then its own. */
export function pageStyles(output: WeappOutput, page: string, around: Surroundings): string {
  const sheets = ['app.wxss', `${page}.wxss`].filter((file) => output.has(file));
  const root = postcss.parse(sheets.map((file) => withImports(output, file)).join('\n'));
  root.walkRules((rule) => {
    if (!isInKeyframes(rule)) rule.selectors = rule.selectors.map(ownTags);
  });
  root.walkDecls((declaration) => {
    declaration.value = inPixels(declaration.value, around);
  });
  return root.toString();
}

/** Converts rpx and safe-area lengths to px. WeChat rounds down, but never a positive length to 0. */
export function inPixels(text: string, { width, safeBottom, safeTop }: Surroundings): string {
  return text
    .replace(/(-?[\d.]+)rpx\b/g, (_, value: string) => {
      const exact = (Number(value) / 750) * width;
      return `${exact === 0 ? 0 : Math.floor(exact + 1e-4) || 1}px`;
    })
    .replace(/env\(safe-area-inset-(\w+)[^)]*\)/g, (_, side: string) => {
      const kept: Record<string, number> = { bottom: safeBottom, top: safeTop };
      return `${kept[side] ?? 0}px`;
    });
}

function withImports(output: WeappOutput, file: string): string {
  return output
    .text(file)
    .replace(importRule, (_, target: string) => withImports(output, path.posix.join(path.posix.dirname(file), target)));
}

/** Replaces tag selectors: `page` is the body of a page, `view` the element of WeChat. */
function ownTags(selector: string): string {
  return selector.replace(tagInSelector, (whole, before: string, tag: string) => {
    if (tag === 'page' || tag === 'body') return `${before}body`;
    return tag === 'html' ? whole : `${before}wx-${tag}`;
  });
}

function isInKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}
