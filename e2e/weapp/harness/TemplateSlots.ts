import type { WeappOutput } from '../gates/WeappOutput';

/** A node as Taro sends it; `nn` names its template. */
interface SentNode {
  nn?: unknown;
  cn?: unknown;
  [field: string]: unknown;
}
interface SlotTable {
  tag: string;
  /** Fields that the template reads. */
  fields: Set<string>;
  /** How many levels may be nested. */
  levels: number;
}

const structuralFields = new Set(['nn', 'sid', 'uid', 'cn', 'cl', 'st', 'v', 'focus']);
const template = /<template name="tmpl_(\d+)_([^"]+?)(?:_focus|_blur)?">([\s\S]*?)<\/template>/g;

/**
 * Fields that base.wxml reads. Any other field costs bytes without effect, as an attribute that WeChat does not know or
 * that config/build/weappTemplates.ts has removed; a node without a template is not rendered.
 */
export class TemplateSlots {
  private readonly kinds = new Map<string, SlotTable>();

  constructor(output: WeappOutput) {
    const text = output.has('base.wxml') ? output.text('base.wxml') : '';
    for (const [, level, name = '', body = ''] of text.matchAll(template)) {
      const [, tag = ''] = /<([a-z-]+)/.exec(body) ?? [];
      const kind = this.kinds.get(name) ?? { tag, fields: new Set<string>(), levels: 0 };
      for (const [, field = ''] of body.matchAll(/\bi\.(\w+)/g)) kind.fields.add(field);
      if (kind.tag === 'template') kind.tag = tag;
      kind.levels = Math.max(kind.levels, Number(level) + 1);
      this.kinds.set(name, kind);
    }
  }

  /** Returns what a setData sends without effect, as sentences; empty when every field has a slot. */
  missingSlots(data: object): string[] {
    const problems: string[] = [];
    for (const [path, value] of Object.entries(data)) {
      const field = /\.cn\.\[\d+\]\.(\w+)$/.exec(path)?.[1];
      if (field && !structuralFields.has(field) && !/^p\d+$/.test(field)) problems.push(`"${field}" of a node`);
      this.visit(value, new Map(), problems);
    }
    return [...new Set(problems)].map((what) => `${what} is sent, for which base.wxml has no slot`);
  }

  /** `above`: number of ancestors of each kind. */
  private visit(value: unknown, above: ReadonlyMap<string, number>, problems: string[]): void {
    if (Array.isArray(value)) {
      for (const item of value) this.visit(item, above, problems);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as SentNode;
    if (typeof node.nn !== 'string') return;
    const depth = (above.get(node.nn) ?? 0) + 1;
    problems.push(...this.problemsOf(node, this.kinds.get(node.nn), depth));
    this.visit(node.cn, new Map(above).set(node.nn, depth), problems);
  }

  private problemsOf(node: SentNode, kind: SlotTable | undefined, depth: number): string[] {
    if (!kind) return [`a node of kind "${String(node.nn)}"`];
    const unread = Object.keys(node).filter((field) => !structuralFields.has(field) && !kind.fields.has(field));
    const problems = unread.map((field) => `"${field}" of a <${kind.tag}>`);
    // Kinds with all levels continue in a component of their own.
    if (depth > kind.levels && kind.levels > 1 && kind.levels < 15) {
      problems.push(`a <${kind.tag}> inside ${kind.levels} others`);
    }
    return problems;
  }
}
