/** Returns the name of priced goods: `八角 大红`. Blends use the grade alone, which is already a full name. */
export function goodsName(line: { varietyName: string; gradeName: string; categoryId: string }): string {
  return line.categoryId === 'blend' ? line.gradeName : `${line.varietyName} ${line.gradeName}`;
}
