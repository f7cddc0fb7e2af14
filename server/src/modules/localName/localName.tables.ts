/** Name of the taxonomy in the other languages. */
export interface LocalNameTable {
  /** Simplified Chinese name, as in the taxonomy. */
  name: string;
  /** Null when the characters are converted one by one. */
  zh_hant: string | null;
  en: string;
  fr: string;
  es: string;
}

export interface LocalNameTables {
  local_name: LocalNameTable;
}
