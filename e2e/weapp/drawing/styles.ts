import path from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import type { WeappOutput } from '../gates/WeappOutput';

/** What WeChat works out for the screen that a page stands on. */
export interface Surroundings {
  /** In px; 750rpx are as wide. */
  width: number;
  /** What a phone without a button keeps free at its foot, in px; 0 above the tab bar. */
  safeBottom: number;
  /** Of the bar with the clock, in px. */
  safeTop: number;
}

const importRule = /@import\s+["']([^"']+)["'];?/g;
/** A tag in a selector: at its start or behind a combinator. */
const tagInSelector = /(^|[\s>+(])([a-z][a-z-]*)(?![\w-]*\()/g;

/** The style sheets of a page as WeChat's compiler hands them to the browser: the app's, then its own. */
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

/** Lengths of WeChat and of the phone's edges as px. WeChat rounds down, but to nothing only what is nothing. */
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

/** `page` is the body of a page, `view` what WeChat makes of it. */
function ownTags(selector: string): string {
  return selector.replace(tagInSelector, (whole, before: string, tag: string) => {
    if (tag === 'page' || tag === 'body') return `${before}body`;
    return tag === 'html' ? whole : `${before}wx-${tag}`;
  });
}

function isInKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}
