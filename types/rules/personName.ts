import { isGeneratedNickname } from './generatedNickname';

/**
 * Returns whether the text is a name as on the identity card: 2 to 20 Chinese characters, with inner dots of
 * transcribed names.
 */
export function isRealName(name: string): boolean {
  return [...name].length >= 2 && [...name].length <= 20 && /^\p{Script=Han}+(·\p{Script=Han}+)*$/u.test(name);
}

/** Masks a name except for its first character: `覃**`. A generated nickname keeps the word that it begins with: `香友**`. */
export function maskName(name: string): string {
  if (isGeneratedNickname(name)) return name.replace(/.{4}$/, '**');
  const [first = ''] = name;
  return `${first}**`;
}
