/** A paragraph, a list, or things with what is said about each. */
export type LegalBlock = string | { list: string[] } | { facts: { name: string; text: string }[] };

export interface LegalSection {
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** A text that people agree to. In Chinese only: it is the Chinese text that binds. */
export interface LegalText {
  title: string;
  /** The points that matter most, in plain words. */
  summary: string[];
  sections: LegalSection[];
}
