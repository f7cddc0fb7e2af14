import { tradeMessages } from './locale/messages';

/**
 * Returns the message below a field: that of the form for this field (`field.problem`) or for this problem, else the
 * common one. Undefined when the field is valid.
 */
export function problemMessage(
  field: string,
  problem: string | undefined,
  messages: Readonly<Record<string, string>>
): string | undefined {
  if (problem === undefined) return undefined;
  const common: Record<string, string> = tradeMessages().problems;
  return messages[`${field}.${problem}`] ?? messages[problem] ?? common[problem] ?? common['pattern'];
}
