const MIN = 5;
export const ADDRESS_DETAIL_MAX = 60;

/** Returns whether the text is a street and number: 5 to 60 characters without surrounding spaces. */
export function isAddressDetail(text: string): boolean {
  const { length } = [...text.trim()];
  return length >= MIN && length <= ADDRESS_DETAIL_MAX;
}
