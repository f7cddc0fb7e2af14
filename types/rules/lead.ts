import { normalizeLine, normalizeText } from './normalizeText';

export const MAX_LEAD_NOTE = 300;
export const MAX_LEAD_TAGS = 10;
export const MAX_LEAD_TAG = 8;
/** Ratings are 1 to 5. */
export const MAX_LEAD_RATING = 5;

/** Notes of a visitor of an expo about an exhibitor. */
export interface LeadText {
  note: string;
  tags: readonly string[];
  /** Null without one. */
  rating: number | null;
}

/** Returns a lead in the form that is stored: normalized, each tag once. */
export function normalizeLead<T extends LeadText>(lead: T): T & { tags: string[] } {
  const tags = lead.tags.map((tag) => normalizeLine(tag)).filter((tag) => tag !== '');
  return { ...lead, note: normalizeText(lead.note), tags: [...new Set(tags)] };
}

/**
 * Validates a normalized lead.
 * @returns the problem of each invalid field; empty when it is valid
 */
export function leadProblems({ note, tags }: LeadText): Record<string, string> {
  return {
    ...([...note].length > MAX_LEAD_NOTE && { note: 'maxLength' }),
    ...(tags.length > MAX_LEAD_TAGS && { tags: 'tooMany' }),
    ...(tags.some((tag) => [...tag].length > MAX_LEAD_TAG) && { tags: 'maxLength' })
  };
}
