/** Formats the number of a candidate as it is read out: 7 is 007. */
export function candidateNo(no: number): string {
  return String(no).padStart(3, '0');
}
