import type { ExhibitorCategory } from '@contract/floorPlan';

/** Second level of the category tree of exhibitors: each belongs to one category. */
export const subcategoriesOf = {
  rawSpice: ['fruitSeed', 'barkRoot', 'pepperChili', 'leafBud'],
  extract: ['essentialOil', 'oleoresin', 'flavour'],
  seasoning: ['compound', 'hotpotBase', 'braisingMix'],
  equipment: ['processing', 'packaging', 'testing'],
  import: ['asean', 'southAsia', 'otherOrigin'],
  regional: ['localGovernment', 'park', 'association']
} as const satisfies Record<ExhibitorCategory, readonly string[]>;

type Subcategories = typeof subcategoriesOf;
export type ExhibitorSubcategory = Subcategories[keyof Subcategories][number];

/** Categories and subcategories in the order of the tree. */
export const categoryTree = Object.entries(subcategoriesOf) as [ExhibitorCategory, readonly ExhibitorSubcategory[]][];

/** Returns the category of a category or subcategory; undefined for another name. */
export function categoryOf(id: string | undefined): ExhibitorCategory | undefined {
  return categoryTree.find(
    ([category, subcategories]) => category === id || (subcategories as readonly (string | undefined)[]).includes(id)
  )?.[0];
}
