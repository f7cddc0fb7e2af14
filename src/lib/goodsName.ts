/** What a price is of: `八角 大红`. The varieties of the group of blends are its grades, which say all by themselves. */
export function goodsName(line: { varietyName: string; gradeName: string; categoryId: string }): string {
  return line.categoryId === 'blend' ? line.gradeName : `${line.varietyName} ${line.gradeName}`;
}
