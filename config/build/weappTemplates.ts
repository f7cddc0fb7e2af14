import path from 'node:path';
import parts from '../../src/platform/weapp/templateParts.json';

type Attributes = Record<string, string>;
interface Template {
  /** Attributes by component, such as `ScrollView`, each with its default as a WXML expression. */
  internalComponents: Record<string, Attributes>;
  /** Maximum nesting depth of each component inside itself. */
  nestElements: Map<string, number>;
  createMiniComponents(components: Record<string, Attributes>): Record<string, Attributes>;
  replacePropName(name: string, ...rest: unknown[]): string;
  buildTemplate(used: unknown): string;
  buildCustomComponentTemplate(extension: string): string;
}
interface Platform {
  template: Template;
  runtimePath: string | string[];
}
interface PluginContext {
  registerMethod(method: { name: string; fn(platform: Platform): void }): void;
}

/**
 * Nesting levels of the templates, because WXML templates cannot recurse: Taro writes 15 levels by default. Elements
 * nested deeper than this within their own kind are not rendered.
 */
const levels = { 'catch-view': 3, text: 4, 'static-text': 4, 'scroll-view': 2, swiper: 1, 'swiper-item': 1 };
/** Distance of the keyboard from the text input; WeChat's confirm bar is disabled because it covers our buttons. */
const typing = { 'cursor-spacing': '16' };
const defaults: Record<string, Attributes> = { Input: typing, Textarea: { ...typing, 'show-confirm-bar': 'false' } };
/** WXML default of an attribute that is not set: WeChat's components require a string. */
const nothing = "''";

/**
 * Writes base.wxml with only what this app uses (src/platform/weapp/templateParts.json): Taro's own contains every
 * attribute and event of each component, fifteen times over, and no ARIA attributes. `role` becomes WeChat's
 * `aria-role`. The linter rejects omitted attributes; src/platform/weapp/templateRuntime.ts applies the same changes at
 * runtime. Adds defaultShareCards.ts beside it: both must run before any page is registered.
 */
export default function weappTemplates(context: PluginContext): void {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const { template } = platform;
      keepUsed(template.internalComponents);
      for (const [name, attributes] of Object.entries(defaults))
        Object.assign(template.internalComponents[name] ?? {}, attributes);
      for (const [name, count] of Object.entries(levels)) template.nestElements.set(name, count);
      nameRoles(template);
      speakWhereItIsCheap(template);
      leaveOutBlanks(template);
      allowNoChildren(template);
      const own = path.resolve(__dirname, '../../src/platform/weapp');
      const runtimes = ['templateRuntime.ts', 'defaultShareCards.ts'].map((file) => path.join(own, file));
      platform.runtimePath = [platform.runtimePath, ...runtimes].flat();
    }
  });
}

function keepUsed(components: Record<string, Attributes>): void {
  for (const name of Object.keys(components)) {
    if (!(name in parts.attributes)) delete components[name];
  }
  for (const [name, attributes] of Object.entries(parts.attributes)) {
    const all = components[name] ?? {};
    const unknown = attributes.find((attribute) => !(attribute in all));
    if (unknown) throw new Error(`templateParts.json: ${name} has no attribute ${unknown}`);
    components[name] = Object.fromEntries(attributes.map((attribute) => [attribute, all[attribute] ?? '']));
  }
  for (const [name, attributes] of Object.entries(parts.spoken)) {
    components[name] = { ...components[name], ...Object.fromEntries(attributes.map((key) => [key, nothing])) };
  }
}

function nameRoles(template: Template): void {
  const replacePropName = template.replacePropName.bind(template);
  template.replacePropName = (name, ...rest) => (name === 'role' ? 'aria-role' : replacePropName(name, ...rest));
}

/**
 * Limits ARIA attributes to views with only a tap handler or none; views that track touch moves get no ARIA attributes.
 */
function speakWhereItIsCheap(template: Template): void {
  const createMiniComponents = template.createMiniComponents.bind(template);
  const isSpoken = (name: string) => name.startsWith('aria-');
  template.createMiniComponents = (components) => {
    const made = createMiniComponents(components);
    const split = (kind: string, wanted: boolean) =>
      Object.fromEntries(Object.entries(made[kind] ?? {}).filter(([name]) => isSpoken(name) === wanted));
    const spoken = split('view', true);
    made['click-view'] = { ...made['click-view'], ...spoken };
    for (const kind of ['view', 'catch-view']) made[kind] = split(kind, false);
    return made;
  };
}

/** Removes white space from the template. Taro's own `minifyXML` minifies as HTML and drops the end tag of `input`. */
function leaveOutBlanks(template: Template): void {
  const { buildTemplate } = template;
  template.buildTemplate = (used) =>
    buildTemplate(used)
      .replace(/>\s+</g, '><')
      .replace(/\s+(?=id="{{i\.uid)/g, ' ');
}

/** A component is drawn once before it has its property: without children WeChat warns of a list that is none. */
function allowNoChildren(template: Template): void {
  const { buildCustomComponentTemplate } = template;
  template.buildCustomComponentTemplate = (extension) =>
    buildCustomComponentTemplate(extension).replace('"{{i.cn}}"', '"{{i.cn||[]}}"');
}
