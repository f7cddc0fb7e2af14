import * as glassEasel from 'glass-easel';
import { childrenOf, tagOf } from '../harness/nodes';

type Node = glassEasel.Node;
type Element = glassEasel.Element;

/** Conversions that the markup of a page needs beside its nodes. */
export interface MarkupHost {
  /** Returns the address that the browser loads a picture from. */
  addressOf(source: string): string;
  /** Converts an inline style to the browser's lengths. */
  styleOf(style: string): string;
}

/** A page as markup for a browser, and its elements in the order of their `data-n`. */
export interface Markup {
  html: string;
  elements: Element[];
}

/** Writes nodes as the elements of WeChat, each with the inner boxes of WeChat's component. */
export function markupOf(root: Node, host: MarkupHost): Markup {
  const elements: Element[] = [];
  return { html: new Writer(host, elements).below(root, false), elements };
}

class Writer {
  constructor(
    private readonly host: MarkupHost,
    private readonly elements: Element[]
  ) {}

  below(node: Node, isInText: boolean): string {
    return childrenOf(node)
      .map((child) => this.write(child, isInText))
      .join('');
  }

  private write(node: Node, isInText: boolean): string {
    if (glassEasel.TextNode.isTextNode(node)) {
      const text = escaped(node.textContent);
      return isInText ? text.replaceAll('\n', '<br>') : text;
    }
    if (glassEasel.Component.isComponent(node)) return `<wx-comp>${this.below(node, isInText)}</wx-comp>`;
    const tag = tagOf(node);
    if (tag === '') return this.below(node, isInText);
    const number = this.elements.push(node) - 1;
    const inside = tag in boxes ? '' : this.below(node, isInText || tag === 'text');
    return this.open(node, tag, number) + (boxes[tag]?.(this.facts(node)) ?? inside) + `</wx-${tag}>`;
  }

  private facts(element: Element): Facts {
    const value = (name: string) => asText(element.getAttribute(name));
    return {
      value,
      isOn: (name) => isOn(element.getAttribute(name)),
      raw: (name) => element.getAttribute(name),
      addressOf: (source) => this.host.addressOf(source),
      styleOf: (style) => this.host.styleOf(style),
      children: () => this.below(element, false)
    };
  }

  private open(element: Element, tag: string, number: number): string {
    const grows = tag === 'textarea' && isOn(element.getAttribute('auto-height'));
    const style = this.host.styleOf(element.style) + (grows ? ';height:auto' : '');
    const written: [string, string][] = [
      ['data-n', String(number)],
      ['class', element.class],
      ['style', style],
      ...marks.map((name): [string, string] => [name, asText(element.getAttribute(name))]),
      ...switches.filter((name) => isOn(element.getAttribute(name))).map((name): [string, string] => [name, 'true'])
    ];
    const attributes = written.filter(([, value]) => value !== '');
    return `<wx-${tag}${attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`;
  }
}

/** Attributes that style sheets or the checks of a page select. */
const marks = ['mode', 'size', 'type', 'aria-role', 'aria-label', 'aria-hidden'];
const switches = ['plain', 'disabled', 'enable-flex', 'scroll-x', 'scroll-y', 'hidden'];

interface Facts {
  value(name: string): string;
  raw(name: string): unknown;
  isOn(name: string): boolean;
  addressOf(source: string): string;
  styleOf(style: string): string;
  children(): string;
}

const backgrounds: Record<string, string> = {
  aspectFit: 'contain;background-position:center',
  aspectFill: 'cover;background-position:center',
  widthFix: '100% 100%',
  heightFix: '100% 100%',
  scaleToFill: '100% 100%'
};

/** Inner markup of WeChat's components. */
const boxes: Record<string, (facts: Facts) => string> = {
  'scroll-view': ({ isOn, children }) => {
    const flow = (name: string) => (isOn(name) ? 'auto' : 'hidden');
    const style = `overflow-x:${flow('scroll-x')};overflow-y:${flow('scroll-y')}`;
    return `<div class="wx-scroll"><div class="wx-scroll wx-scroll-moved" style="${style}"><div class="wx-scroll-content">${children()}</div></div></div>`;
  },
  image: ({ value, addressOf }) => {
    const source = value('src');
    if (source === '') return '<div></div>';
    const address = addressOf(source).replace(/["\\\n]/g, encodeURIComponent);
    const style = `background-image:url("${address}");background-size:${backgrounds[value('mode')] ?? '100% 100%'}`;
    return `<div data-picture="${escaped(address)}" style="${escaped(style)}"></div>`;
  },
  input: (facts) => {
    const text = facts.isOn('password') ? '•'.repeat(facts.value('value').length) : facts.value('value');
    return `<div class="wx-input">${field(facts, text)}</div>`;
  },
  textarea: (facts) => `<div class="wx-textarea">${field(facts, facts.value('value'))}</div>`,
  swiper: ({ value, isOn, styleOf, children }) => {
    const [before, after] = isOn('vertical') ? ['top', 'bottom'] : ['left', 'right'];
    const insets = [
      [before, value('previous-margin')],
      [after, value('next-margin')]
    ].filter(([, margin]) => margin !== '');
    const style = styleOf(insets.map(([edge, margin]) => `${edge}:${margin}`).join(';'));
    return `<div class="wx-swiper-wrapper"><div class="wx-swiper-slides" style="${escaped(style)}"><div class="wx-swiper-frame">${children()}</div></div></div>`;
  },
  canvas: () => '<canvas></canvas>',
  video: () => '',
  'web-view': ({ value }) => escaped(value('src')),
  'rich-text': ({ raw }) => `<div>${richText(raw('nodes'))}</div>`
};

function field({ value }: Facts, text: string): string {
  if (text !== '') return `<div>${escaped(text)}</div>`;
  const classes = `class="${escaped(value('placeholder-class'))}" style="${escaped(value('placeholder-style'))}"`;
  return `<div ${classes}>${escaped(value('placeholder')) || '&#8203;'}</div>`;
}

interface RichNode {
  name?: string;
  text?: string;
  attrs?: Record<string, string>;
  children?: RichNode[];
}

function richText(nodes: unknown): string {
  if (typeof nodes === 'string') return nodes;
  if (!Array.isArray(nodes)) return '';
  return (nodes as RichNode[])
    .map(({ name, text, attrs, children }) => {
      if (name === undefined) return escaped(text ?? '').replaceAll('\n', '<br>');
      const attributes = Object.entries(attrs ?? {}).map(([key, value]) => ` ${key}="${escaped(value)}"`);
      return `<${name}${attributes.join('')}>${richText(children)}</${name}>`;
    })
    .join('');
}

export function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isOn(value: unknown): boolean {
  return value !== null && value !== undefined && value !== false && value !== 'false';
}
