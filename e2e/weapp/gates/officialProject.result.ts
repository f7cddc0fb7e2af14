/** Marker before the result's line: the official tool prints lines of its own. */
export const marker = '@@official@@';

export interface Problem {
  where: string;
  what: string;
}

/** Result of the child process. */
export interface OfficialResult {
  problems: Problem[];
  quality?: { name: string; success: boolean; text: string; detail?: unknown }[];
  /** File names of an upload and their size in bytes. */
  files?: Record<string, number>;
}
