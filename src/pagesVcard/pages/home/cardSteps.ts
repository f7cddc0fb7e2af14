/** Steps of the card editor. */
export const cardSteps = ['basics', 'contacts', 'showcase', 'secondSide', 'style'] as const;
export type CardStep = (typeof cardSteps)[number];

/** Fields by step, in their order on the page. */
const fieldsByStep: Record<CardStep, readonly string[]> = {
  basics: ['avatarUrl', 'name', 'position', 'department', 'companyId', 'companyName'],
  contacts: ['mobile', 'weChatId', 'weChatCodeUrl', 'email', 'address', 'otherMobile', 'landline', 'website'],
  showcase: ['varietyIds', 'intro', 'pictureUrls', 'videoUrl', 'supplies'],
  secondSide: [
    'secondSide.name',
    'secondSide.position',
    'secondSide.department',
    'secondSide.companyName',
    'secondSide.address'
  ],
  style: []
};

/** Returns the number of fields on a step that satisfy `has`. */
export function countInStep(step: CardStep, has: (field: string) => boolean): number {
  return fieldsByStep[step].filter(has).length;
}

/** Returns the step and the first field on it that satisfies `has`; undefined when there is none. */
export function firstInvalidField(
  has: (field: string) => boolean,
  among: readonly CardStep[] = cardSteps
): { step: CardStep; field: string } | undefined {
  for (const step of among) {
    const field = fieldsByStep[step].find(has);
    if (field !== undefined) return { step, field };
  }
  return undefined;
}

export function touchStep(step: CardStep, touch: (field: string) => void): void {
  fieldsByStep[step].forEach(touch);
}
