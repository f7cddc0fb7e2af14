/** Words that an editor suggests, for as long as few people search. */
export interface HotWordTable {
  word: string;
  position: number;
}

/** How many people looked for a word on a day (Asia/Shanghai). */
export interface SearchWordTable {
  day: string;
  word: string;
  readers: number;
}

/** Who was counted today, as a digest that names nobody; gone with the day. */
export interface SearchReaderTable {
  day: string;
  reader: string;
  word: string;
}

export interface SearchTables {
  hot_word: HotWordTable;
  search_word: SearchWordTable;
  search_reader: SearchReaderTable;
}
