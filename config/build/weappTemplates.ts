import path from 'node:path';
import parts from '../../src/platform/weapp/templateParts.json';

type Attributes = Record<string, string>;
interface Template {
  /** By component, such as `ScrollView`: each attribute with its default as an expression of WXML. */
  internalComponents: Record<string, Attributes>;
  /** How deep a component may stand in itself. */
  nestElements: Map<string, number>;
  createMiniComponents(components: Record<string, Attributes>): Record<string, Attributes>;
  replacePropName(name: string, ...rest: unknown[]): string;
  buildTemplate(used: unknown): string;
}
interface Platform {
  template: Template;
  runtimePath: string | string[];
}
interface PluginContext {
  registerMethod(method: { name: string; fn(platform: Platform): void }): void;
}

/**
 * Levels of the templates, which WeChat cannot nest without end: Taro writes 15 where it does not know better. What
 * stands deeper than this in its own kind is not drawn.
 */
const levels = { 'catch-view': 3, text: 4, 'static-text': 4, 'scroll-view': 2, swiper: 1, 'swiper-item': 1 };
/** How far the keyboard keeps from what is typed, and no bar of WeChat's own over it: it covers buttons of ours. */
const typing = { 'cursor-spacing': '16' };
const defaults: Record<string, Attributes> = { Input: typing, Textarea: { ...typing, 'show-confirm-bar': 'false' } };
/** Undefined attributes of WeChat's components must be text. */
const nothing = "''";

/**
 * Writes base.wxml with what this app uses (src/platform/weapp/templateParts.json): Taro's own has every attribute and
 * event of each component, fifteen times over, and none for screen readers. `role` becomes WeChat's `aria-role`.
 * The linter refuses what is left out; src/platform/weapp/templateRuntime.ts does the same to the app.
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
      const runtime = path.resolve(__dirname, '../../src/platform/weapp/templateRuntime.ts');
      platform.runtimePath = [platform.runtimePath, runtime].flat();
    }
  });
}

function keepUsed(components: Record<string, Attributes>): void {
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

/** Among views, those that take a tap or nothing can be spoken; those that follow a finger cannot. */
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

/** Taro's own `minifyXML` minifies as HTML and takes the end tag of `input` away. */
function leaveOutBlanks(template: Template): void {
  const { buildTemplate } = template;
  template.buildTemplate = (used) =>
    buildTemplate(used)
      .replace(/>\s+</g, '><')
      .replace(/\s+(?=id="{{i\.uid)/g, ' ');
}
