/**
 * Channel of PostgreSQL notifications about changed rows, sent by triggers at commit. Payloads: `flash`,
 * `notification:<user id>`, and `<table>:<row id>` of supply, purchase, quotation and inquiry.
 */
export const LIVE_CHANNEL = 'live';

/** State of a subject as a viewer sees it, with the rows on which it depends. */
export interface WatchedState {
  /** Differs after every event that the viewer may know of, and after no other. */
  stamp: string;
  /** `<table>:<row id>`, as in the payloads of the channel. */
  rows: string[];
}
