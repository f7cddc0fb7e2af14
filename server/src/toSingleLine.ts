/**
 * Converts a user's text for an operator's terminal: without control characters and line breaks, so that it can neither
 * control the terminal nor look like another line.
 */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
}
