export interface LegalFact {
  name: string;
  text: string;
}

/** A paragraph, a list, or name-and-description pairs. */
export type LegalBlock = string | { list: string[] } | { facts: LegalFact[] };

export interface LegalSection {
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** A legal text that users agree to. Only in Chinese, because the Chinese text is the binding one. */
export interface LegalText {
  title: string;
  /** The most important points in plain language; those of the newest version are in the dictionaries. */
  summary?: string[];
  sections: LegalSection[];
}

export interface LegalVersion {
  version: string;
  /** YYYY-MM-DD. */
  effectiveDate: string;
  /** Changes since the previous version. */
  changes: string[];
  text: LegalText;
}

const blockToPlainText = (block: LegalBlock): string[] => {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list.map((item) => `· ${item}`);
  return block.facts.map(({ name, text }) => `${name}：${text}`);
};

/** Returns the complete text as plain text for saving. */
export function toPlainText({ version, effectiveDate, text }: LegalVersion): string {
  return [
    text.title,
    `版本 ${version}，${effectiveDate} 起生效`,
    ...text.sections.flatMap(({ title, blocks }) => ['', title, ...blocks.flatMap(blockToPlainText)]),
    ''
  ].join('\n');
}
