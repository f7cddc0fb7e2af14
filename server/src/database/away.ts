/** SQLSTATE classes and codes of a database that is stopping, starting, full or cut off. */
const awayStates = /^(08|57P0|53300)/;
const awaySystemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** What the driver says without a code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|driver has already been destroyed|Client (has encountered a connection error|was closed) and is not queryable)/;

/** True when a query failed because the database could not be reached, which passes, and not because it was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && (awayStates.test(code) || awaySystemCodes.has(code))) return true;
  return awayMessages.test(error.message);
}
