/** Returns whether the text is a mainland mobile number: eleven digits, starting with 1 and then 3 to 9. */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/**
 * Returns whether the text is a landline number with area code, `0775-3850001`, hyphen and extension optional, or a 400
 * number, `400-820-8820`.
 */
export function isLandline(text: string): boolean {
  return /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/.test(text) || /^400-?\d{3}-?\d{4}$/.test(text);
}
