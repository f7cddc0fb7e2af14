/** What stands before the result's line: the official tool prints lines of its own. */
export const marker = '@@official@@';

export interface Problem {
  where: string;
  what: string;
}

/** What the child process found. */
export interface OfficialResult {
  problems: Problem[];
  quality?: { name: string; success: boolean; text: string; detail?: unknown }[];
  /** The files that an upload would hold → bytes. */
  files?: Record<string, number>;
}
