/** Search terms suggested by an editor while few users search. */
export interface HotWordTable {
  word: string;
  position: number;
}

/** Number of users who searched for a word on a day (Asia/Shanghai). */
export interface SearchWordTable {
  day: string;
  word: string;
  readers: number;
}

/** Users counted today, as anonymous digests; deleted after the day. */
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
