import type { Translator } from '../../http/localText';

/** Returns the name of goods in the language of a translator; that of a booth ends with its number. */
export function translatedGoods(description: string, translator: Translator | null): string {
  const [, name = description, number = ''] = /^(.*定金)( .+)$/.exec(description) ?? [];
  return `${translator?.taxonomy(name) ?? name}${number}`;
}
