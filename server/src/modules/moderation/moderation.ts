import type { TextModeration } from '../../providers/textModeration';
import { findContactData } from './contactData';

/** Findings of a text moderation, by field name. */
export interface TextFindings {
  /** Fields that are rejected, with the reason for the author. */
  refused: Record<string, 'banned' | 'contact'>;
  /** Fields that an operator reviews. */
  flagged: string[];
}

/**
 * Checks texts that a member wants to publish for banned words and contact data. Called before the transaction that
 * stores them, because the service may be slow.
 */
export async function moderateTexts(
  textModeration: TextModeration,
  fields: Record<string, string>
): Promise<TextFindings> {
  const findings: TextFindings = { refused: {}, flagged: [] };
  for (const [name, text] of Object.entries(fields)) {
    if (text === '') continue;
    const contact = findContactData(text);
    if (!(await textModeration.isAllowed(text, 'text'))) findings.refused[name] = 'banned';
    else if (contact === 'contact') findings.refused[name] = 'contact';
    else if (contact === 'doubt') findings.flagged.push(name);
  }
  return findings;
}
