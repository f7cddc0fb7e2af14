import vm from 'node:vm';
import * as glassEasel from 'glass-easel';
import * as adapter from 'glass-easel-miniprogram-adapter';
import { TmplGroup } from 'glass-easel-template-compiler';
import type { WeappOutput } from '../gates/WeappOutput';
import { logData } from './dataLog';
import { nonBubblingEvents, plainEvent } from './events';
import type { Failures } from './Failures';
import type { LogicLayerSandbox } from './LogicLayerSandbox';
import { countShadowNodes } from './nodes';
import type { PendingWork } from './PendingWork';
import type { Steps } from './Steps';
import { TemplateSlots } from './TemplateSlots';

type Definition = Record<string, unknown>;
type Handler = (this: unknown, event: unknown) => unknown;
/** The `this` of a page or component of the app. */
export type PageInstance = glassEaselCaller & Record<string, unknown>;
type glassEaselCaller = ReturnType<adapter.Root['get']>;

/** Compiled templates by output: a run opens one app hundreds of times, and compiling is half of an opening. */
const compiled = new WeakMap<WeappOutput, glassEasel.template.ProcGenGroupList>();

const templatesOf = (output: WeappOutput) => output.withExtension('.wxml').map((file) => file.replace(/\.wxml$/, ''));

function compiledTemplates(output: WeappOutput): glassEasel.template.ProcGenGroupList {
  const known = compiled.get(output);
  if (known) return known;
  const group = new TmplGroup();
  for (const path of templatesOf(output)) group.addTmpl(path, output.text(`${path}.wxml`));
  for (const file of output.withExtension('.wxs')) group.addScript(file.replace(/\.wxs$/, ''), output.text(file));
  // The compiler returns source text, which runs outside the app's sandbox.
  const list = vm.runInThisContext(`(${group.getTmplGenObjectGroups()})`) as glassEasel.template.ProcGenGroupList;
  group.free();
  compiled.set(output, list);
  return list;
}

/** WeChat's limit of one setData. */
const setDataLimitBytes = 1024 * 1024;

/**
 * The view layer: WeChat's own component framework with a backend that renders nothing. Data arrives as JSON on a later
 * turn, as between the two threads of a mini-program, and is counted.
 */
export class View {
  private readonly env = new adapter.MiniProgramEnv();
  private readonly space = this.env.createCodeSpace('', true);
  private readonly backend = this.env.associateBackend(new glassEasel.EmptyBackendContext());
  private readonly firstRenders = new Map<object, () => void>();
  private readonly released = new WeakSet<object>();
  private readonly templateSlots: TemplateSlots;
  /** Components whose data the current setData call changed through their properties. */
  private readonly passedOn = new Set<glassEasel.GeneralComponent>();
  /** Types of the events that reached the app since the last `takeHandled`. */
  private handled: string[] = [];

  constructor(
    private readonly output: WeappOutput,
    private readonly sandbox: () => LogicLayerSandbox,
    private readonly work: PendingWork,
    private readonly steps: Steps,
    private readonly failures: Failures
  ) {
    viewOfSpace.set(this.space.getComponentSpace(), this);
    this.templateSlots = new TemplateSlots(output);
    this.addTemplates();
  }

  /** Registers a listener for errors inside handlers and lifetimes, which the framework otherwise only prints. */
  static listenForErrors(run: (error: unknown, method?: string) => void): () => void {
    const listener = (error: unknown, method?: string) => {
      run(error, method);
      return false;
    };
    glassEasel.addGlobalErrorListener(listener);
    return () => glassEasel.removeGlobalErrorListener(listener);
  }

  registerPage(path: string, definition: Definition): void {
    const wrapped = this.withPlainEvents(definition);
    this.space.componentEnv(path, ({ Page }) => Page(wrapped));
  }

  registerComponent(path: string, definition: Definition): void {
    const methods = this.withPlainEvents((definition.methods ?? {}) as Definition);
    const properties = withOwnTypes((definition.properties ?? {}) as Record<string, unknown>);
    const { passedOn } = this;
    const observers = {
      i(this: glassEaselCaller) {
        passedOn.add(this._$);
      }
    };
    this.space.componentEnv(path, ({ Component }) =>
      Component({ ...definition, methods, properties, observers } as never)
    );
  }

  /** Creates a page; `ready` runs once when the app's first data is rendered. */
  createRoot(path: string, ready: (root: adapter.Root) => void): adapter.Root {
    const root = this.backend.createRoot('page', this.space, path);
    const end = this.work.begin(`first render of ${path}`);
    const once = () => {
      if (!this.firstRenders.delete(root.getComponent())) return;
      this.work.defer('onReady', () => ready(root));
      end();
    };
    this.firstRenders.set(root.getComponent(), once);
    // A page whose app sends no data becomes ready too.
    setTimeout(once, 100).unref();
    glassEasel.Element.pretendAttached(root.getComponent());
    return root;
  }

  /** Removes a page from the screen; later data for it is dropped, as in WeChat. */
  release(root: adapter.Root): void {
    this.released.add(root.getComponent());
    root.release();
  }

  fire(element: glassEasel.Element, type: string, detail: object, fields: Record<string, unknown> = {}): void {
    const bubbles = !nonBubblingEvents.has(type);
    glassEasel.triggerEvent(element, type, detail, {
      bubbles,
      composed: bubbles,
      capturePhase: true,
      extraFields: fields
    });
  }

  takeHandled(): string[] {
    return this.handled.splice(0);
  }

  /** Replaces the framework's `setData`. */
  setData(caller: glassEaselCaller, data: unknown, callback?: () => void): void {
    const page = rootOf(caller._$ as glassEasel.GeneralComponent);
    if (this.released.has(page)) return;
    const text = JSON.stringify(data);
    const bytes = Buffer.byteLength(text);
    this.steps.setData(page, bytes);
    logData(page.is, data, bytes);
    for (const problem of this.templateSlots.missingSlots(JSON.parse(text) as object))
      this.failures.add(`${page.is}: ${problem}`);
    if (bytes > setDataLimitBytes) this.failures.add(`setData of ${bytes} B, WeChat takes ${setDataLimitBytes} B`);
    this.work.defer('setData', () => {
      if (this.released.has(page)) return;
      this.passedOn.clear();
      caller._$.setData(JSON.parse(text) as never);
      this.steps.drawn();
      const updated = new Set([caller._$ as unknown as glassEasel.GeneralComponent, ...this.passedOn]);
      for (const component of updated) this.steps.compared(countShadowNodes(component));
      this.firstRenders.get(page)?.();
      callback?.call(caller);
    });
  }

  private addTemplates(): void {
    const groupList = compiledTemplates(this.output);
    for (const path of templatesOf(this.output)) {
      const content = groupList[path];
      if (!content) throw new Error(`${path}.wxml was not compiled`);
      this.space.addCompiledTemplate(path, { groupList, content, fallbackListenerOnNativeNode: true });
      if (this.output.has(`${path}.json`)) {
        this.space.addComponentStaticConfig(
          path,
          this.output.json<adapter.types.ComponentStaticConfig>(`${path}.json`)
        );
      }
    }
  }

  /** Passes handlers what crosses the thread boundary: plain data of the app's sandbox, never live elements. */
  private withPlainEvents(methods: Definition): Definition {
    const { eh } = methods;
    if (typeof eh !== 'function') return { ...methods };
    const { handled, sandbox } = this;
    const plain = (event: unknown) => sandbox().copy(plainEvent(event as glassEasel.ShadowedEvent<unknown>));
    return {
      ...methods,
      eh(this: unknown, event: unknown) {
        handled.push((event as { type: string }).type);
        return (eh as Handler).call(this, plain(event));
      }
    };
  }
}

const viewOfSpace = new WeakMap<glassEasel.ComponentSpace, View>();

adapter.component.ComponentCaller.prototype.setData = function (
  this: glassEaselCaller,
  data: unknown,
  callback?: () => void
): void {
  const component = this._$ as unknown as glassEasel.GeneralComponent;
  viewOfSpace.get(component.getRootBehavior().ownerSpace)?.setData(this, data, callback);
};

function rootOf(component: glassEasel.GeneralComponent): glassEasel.GeneralComponent {
  let root = component;
  while (root.ownerShadowRoot) root = root.ownerShadowRoot.getHostNode();
  return root;
}

/**
 * Replaces the types of properties: `Object`, `String` … of the app's sandbox differ from those that the framework
 * compares them with.
 */
function withOwnTypes(properties: Record<string, unknown>): Record<string, unknown> {
  const own: Record<string, unknown> = { Object, String, Number, Boolean, Array };
  const typeOf = (type: unknown) => (typeof type === 'function' ? (own[type.name] ?? null) : type);
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      if (typeof value === 'function' || value === null) return [name, typeOf(value)];
      const option = value as { type?: unknown; value?: unknown };
      return [name, { ...option, type: typeOf(option.type) }];
    })
  );
}
