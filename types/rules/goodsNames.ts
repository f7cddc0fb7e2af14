/**
 * What goods are called in a title: variety and grade, in one language. The variety is not said twice (碎八角, `Star anise
 * oil`), nor where it is a group of goods (罗勒·百里香) that the grade tells apart.
 */
export function goodsNames(variety: string, grade: string): string[] {
  const isSaid = grade.toLowerCase().includes(variety.toLowerCase()) || (variety.includes('·') && grade !== '');
  return (isSaid ? [grade] : [variety, grade]).filter((name) => name !== '');
}
