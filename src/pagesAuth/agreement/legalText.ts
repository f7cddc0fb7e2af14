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
  /** The points that matter most, in plain words; those of the newest stand in the dictionaries. */
  summary?: string[];
  sections: LegalSection[];
}

export interface LegalVersion {
  version: string;
  /** YYYY-MM-DD. */
  effectiveDate: string;
  /** Against the version before. */
  changes: string[];
  text: LegalText;
}

const blockToPlainText = (block: LegalBlock): string[] => {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list.map((item) => `· ${item}`);
  return block.facts.map(({ name, text }) => `${name}：${text}`);
};

/** The whole of it as plain text, to keep. */
export function toPlainText({ version, effectiveDate, text }: LegalVersion): string {
  return [
    text.title,
    `版本 ${version}，${effectiveDate} 起生效`,
    ...text.sections.flatMap(({ title, blocks }) => ['', title, ...blocks.flatMap(blockToPlainText)]),
    ''
  ].join('\n');
}
