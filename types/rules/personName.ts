/** A name as on the identity card: 2 to 20 Chinese characters, with the dot of transcribed names inside. */
export function isRealName(name: string): boolean {
  return [...name].length >= 2 && [...name].length <= 20 && /^\p{Script=Han}+(·\p{Script=Han}+)*$/u.test(name);
}

/** `覃**`: the first character stays. */
export function maskName(name: string): string {
  const [first = ''] = name;
  return `${first}**`;
}
