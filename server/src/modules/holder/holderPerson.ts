import type { HolderPerson } from '@contract/holder';

/** Returns the digits of a number without the country code of the mainland, to compare it with others. */
export const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^86(?=1\d{10}$)/, '');

/** Returns a person with what is shown of their card now. What is not shown, such as a masked number, stays as it was. */
export function fillPerson(person: HolderPerson, shown: Partial<HolderPerson>): HolderPerson {
  return { ...person, ...Object.fromEntries(Object.entries(shown).filter(([, text]) => text !== '')) };
}

/** Returns the first person with what they lack from the others, in their order, and another number as the second one. */
export function mergePeople(first: HolderPerson, others: readonly HolderPerson[]): HolderPerson {
  const merged = { ...first };
  for (const field of Object.keys(merged) as (keyof HolderPerson)[]) {
    if (merged[field] === '') merged[field] = others.find((other) => other[field] !== '')?.[field] ?? '';
  }
  const second = others.find(({ mobile }) => mobile !== '' && digitsOf(mobile) !== digitsOf(merged.mobile));
  if (merged.otherMobile === '' && second !== undefined) merged.otherMobile = second.mobile;
  return merged;
}
