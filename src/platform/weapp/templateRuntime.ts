import { hooks, toCamelCase } from '@tarojs/shared';
import parts from './templateParts.json';

/** A node as Taro is about to send it: `nn` names the template, the rest are attributes in camel case. */
type NodeData = Record<string, unknown>;
interface TaroNode {
  nodeName: string;
  isOnlyClickBinded(): boolean;
}

/** Fields of a node besides its attributes. */
const structuralFields = new Set(['nn', 'sid', 'uid', 'cn', 'cl', 'st']);
const isAriaAttribute = (name: string) => /^(role$|aria[A-Z])/.test(name);
const toKebabCase = (name: string) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** ARIA attributes by node name, such as `scroll-view`, in camel case. */
const ariaAttributesOf = new Map(
  Object.entries(parts.spoken).map(([name, attributes]) => [toKebabCase(name), new Set(attributes.map(toCamelCase))])
);

hooks.tap('modifyHydrateData', (data: NodeData, node: TaroNode) => {
  const spoken = ariaAttributesOf.get(node.nodeName);
  for (const name of Object.keys(data)) {
    // Attributes of browsers only, such as aria-level.
    if ((isAriaAttribute(name) && !spoken?.has(name)) || name === 'autoComplete') delete data[name];
  }
  // A view with any attribute would become the one that also reports every move of a touch.
  const isPlain = data.nn === 'view' && node.isOnlyClickBinded();
  if (isPlain && Object.keys(data).every((name) => structuralFields.has(name) || isAriaAttribute(name)))
    data.nn = 'click-view';
});
