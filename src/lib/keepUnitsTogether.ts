/** Keeps each number on one line with the following unit by a non-breaking space: `2026 年产`, `10 吨`. */
export const keepUnitsTogether = (text: string): string => text.replace(/(\d) (?=\S)/g, '$1\u00a0');
