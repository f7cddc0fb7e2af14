/** A name of the taxonomy in the other languages. */
export interface LocalNameTable {
  /** Simplified Chinese, as the taxonomy has it. */
  name: string;
  /** Null: the characters are converted one by one. */
  zh_hant: string | null;
  en: string;
  fr: string;
  es: string;
}

export interface LocalNameTables {
  local_name: LocalNameTable;
}
