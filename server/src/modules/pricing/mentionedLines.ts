/** Names of a price line in texts. */
export interface LineNames {
  id: string;
  varietyId: string;
  /** Name and aliases of the variety. */
  varietyNames: readonly string[];
  gradeName: string;
  /** Full and short name of the market. */
  marketNames: readonly string[];
}

/**
 * Finds the price line that a text is about, at most one per variety: its grade at the named market, or else at the
 * grade's home market; without a grade, the leading one at the named market. A variety with neither has none: the price
 * of another grade would contradict the text.
 *
 * @param lines in the order of the price list: the leading grade first, the home market of a grade first
 * @returns ids of lines, in the order of `varietyIds`
 */
export function findMentionedLines(text: string, varietyIds: readonly string[], lines: readonly LineNames[]): string[] {
  const clauses = text.split(/[，。；：、！？\s]+/u);
  return varietyIds.flatMap((varietyId) => {
    const own = lines.filter((line) => line.varietyId === varietyId);
    const names = own[0]?.varietyNames ?? [];
    // A grade such as 统货 exists for many varieties: in a text about several it belongs to the variety of its clause.
    const about = varietyIds.length === 1 ? text : clauses.filter((clause) => includesAny(clause, names)).join(' ');
    const grade = longestMatch(
      about,
      own.map((line) => line.gradeName)
    );
    const isNamed = (line: LineNames): boolean =>
      includesAny(about, line.marketNames) || includesAny(text, line.marketNames);
    const ofGrade = grade === undefined ? own : own.filter((line) => line.gradeName === grade);
    const line = ofGrade.find(isNamed) ?? (grade === undefined ? undefined : ofGrade[0]);
    return line === undefined ? [] : [line.id];
  });
}

const includesAny = (text: string, names: readonly string[]): boolean => names.some((name) => text.includes(name));

/** Returns the longest name in the text: 无硫大红, not 大红, for 无硫大红. */
function longestMatch(text: string, names: readonly string[]): string | undefined {
  return names.filter((name) => text.includes(name)).sort((one, other) => other.length - one.length)[0];
}
