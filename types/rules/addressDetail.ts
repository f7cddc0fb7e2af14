const MIN = 5;
export const ADDRESS_DETAIL_MAX = 60;

/** Street and number of an address: 5 to 60 characters without the spaces around them. */
export function isAddressDetail(text: string): boolean {
  const { length } = [...text.trim()];
  return length >= MIN && length <= ADDRESS_DETAIL_MAX;
}
