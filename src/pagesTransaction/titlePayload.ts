/**
 * Returns the title as sent to the server. A generated title is rebuilt there from taxonomy names: the one in the form
 * is in the author's language and may exceed the maximum length, so it is truncated.
 */
export function titlePayload(
  title: string,
  isTitleOwn: boolean,
  max: number
): { title: string; isTitleProposed?: true } {
  return isTitleOwn ? { title } : { title: [...title].slice(0, max).join(''), isTitleProposed: true };
}
