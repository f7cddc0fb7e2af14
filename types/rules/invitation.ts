export const MAX_CONTACT_NAME = 10;
/** On a poster, in one or two lines. */
export const MAX_SLOGAN = 20;

/** How somebody calls a contact whom they invite; may be empty. */
export function contactNameProblem(name: string): 'maxLength' | undefined {
  return [...name].length > MAX_CONTACT_NAME ? 'maxLength' : undefined;
}
