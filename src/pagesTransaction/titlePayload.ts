/**
 * The title as it is sent. A proposed one is written by the server, in the names of the taxonomy: what stands in the form, in
 * the language of its author, may be longer than a title may be.
 */
export function titlePayload(
  title: string,
  isTitleOwn: boolean,
  max: number
): { title: string; isTitleProposed?: true } {
  return isTitleOwn ? { title } : { title: [...title].slice(0, max).join(''), isTitleProposed: true };
}
