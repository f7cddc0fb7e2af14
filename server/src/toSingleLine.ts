/** What a person wrote, for an operator's terminal: it can neither steer it nor look like another line. */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
}
