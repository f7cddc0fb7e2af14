import type { TextModeration } from '../../providers/textModeration';
import { findContactData } from './contactData';

/** What a check of texts found, by name of the field. */
export interface TextFindings {
  /** May not stand there; whoever wrote it is told. */
  refused: Record<string, 'banned' | 'contact'>;
  /** Names of fields for a person to look at. */
  flagged: string[];
}

/**
 * Judges what a member wants to show to others: words that may stand nowhere, and ways around the platform. Asked before
 * the transaction that keeps it, because the answer may come from far away.
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
