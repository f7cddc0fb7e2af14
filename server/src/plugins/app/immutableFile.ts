import { DAY_MS, SECOND_MS } from '@rules/duration';

/** `Cache-Control` of a file whose name is never used for other content: clients keep it for a year. */
export const IMMUTABLE_FILE = `public, max-age=${(365 * DAY_MS) / SECOND_MS}, immutable`;
