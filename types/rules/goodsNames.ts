/**
 * Returns the names of goods for a title: variety and grade, in one language. The variety is omitted when the grade
 * contains it (碎八角, `Star anise oil`) or when it is a group (罗勒·百里香) that the grade makes specific.
 */
export function goodsNames(variety: string, grade: string): string[] {
  const isSaid = grade.toLowerCase().includes(variety.toLowerCase()) || (variety.includes('·') && grade !== '');
  return (isSaid ? [grade] : [variety, grade]).filter((name) => name !== '');
}
