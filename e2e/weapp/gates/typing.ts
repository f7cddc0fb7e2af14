import { type Gate, GateFailure } from './Gate';

const fields = /<(input|textarea)\b[^>]*>/g;
const leastSpacing = 16;

/**
 * The keyboard keeps a distance from every field of the templates, and shows no bar of WeChat's own over a text area,
 * which would cover the buttons below it. Both are defaults of the templates, so no data is sent for them.
 */
export const typing: Gate = {
  name: 'typing',
  check(output) {
    let count = 0;
    for (const file of output.withExtension('.wxml')) {
      for (const [field = '', name] of output.text(file).matchAll(fields)) {
        count += 1;
        if (defaultOf(field, 'cursor-spacing') < leastSpacing) {
          throw new GateFailure(file, `the keyboard comes closer to ${name} than ${leastSpacing} px`);
        }
        if (name === 'textarea' && !/show-confirm-bar="\{\{xs\.b\([\w.]+,false\)\}\}"/.test(field)) {
          throw new GateFailure(file, "textarea shows WeChat's own bar over the keyboard");
        }
      }
    }
    return `${count} fields`;
  }
};

function defaultOf(field: string, attribute: string): number {
  const [, value = '0'] = new RegExp(`\\b${attribute}="\\{\\{xs\\.b\\([\\w.]+,(\\d+)\\)\\}\\}"`).exec(field) ?? [];
  return Number(value);
}
