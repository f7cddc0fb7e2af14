/**
 * Repeats a call while the server answers that it is busy, as the client does: with hundreds of calls at once, some wait
 * too long for a connection to the database. Only for calls that do a thing once.
 */
export async function repeatWhileBusy<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!String(error).includes('answered HTTP 503')) throw error;
    }
  }
}
