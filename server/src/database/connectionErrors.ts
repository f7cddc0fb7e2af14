/** SQLSTATE classes and codes of a database that is stopping, starting, full or cut off. */
const connectionSqlStates = /^(08|57P0|53300)/;
const connectionErrnoCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** Messages of driver errors without a code. */
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|driver has already been destroyed|Client (has encountered a connection error|was closed) and is not queryable)/;

/** True when a query failed because the database could not be reached, which passes, and not because it was wrong. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && (connectionSqlStates.test(code) || connectionErrnoCodes.has(code))) return true;
  return connectionMessages.test(error.message);
}
