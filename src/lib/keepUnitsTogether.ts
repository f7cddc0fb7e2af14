/** The same words with each number kept on one line with what follows it: `2026 年产`, `10 吨`. */
export const keepUnitsTogether = (text: string): string => text.replace(/(\d) (?=\S)/g, '$1\u00a0');
