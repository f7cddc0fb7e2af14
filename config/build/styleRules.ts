import postcss, { type AtRule, type ChildNode } from 'postcss';
import type { StyleRule } from '../../types/contract/drawnPage';

/** Classes that the script of index.html sets, for every page. */
const appearance = new Set(['xs-auto', 'xs-dark', 'xs-elder']);

/** Returns the rules of a style sheet in their order, each with the classes that an element of the page must have. */
export function styleRulesOf(css: string): StyleRule[] {
  return postcss.parse(css).nodes.flatMap((node) => rulesOf(node));
}

function rulesOf(node: ChildNode): StyleRule[] {
  if (node.type === 'rule') {
    const classes = node.selectors.map(classesOf);
    return [{ css: node.toString(), ...(classes.every(({ length }) => length > 0) && { classes }) }];
  }
  if (node.type !== 'atrule') return [];
  if (!isCondition(node)) return [{ css: closed(node.toString()) }];
  return (node.nodes ?? [])
    .flatMap(rulesOf)
    .map((rule) => ({ ...rule, css: `@${node.name} ${node.params}{${rule.css}}` }));
}

const isCondition = ({ name }: AtRule) => name === 'media' || name === 'supports' || name === 'container';

const closed = (css: string) => (css.endsWith('}') ? css : `${css};`);

/** Returns the classes that a selector asks for; none for one that may match without. */
function classesOf(selector: string): string[] {
  if (/\\|:(is|where|has)\(/.test(selector)) return [];
  const asked = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
  return [...asked].map(([, name = '']) => name).filter((name) => !appearance.has(name));
}
