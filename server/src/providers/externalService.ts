/** An external service does not respond, or responds with a failure: the call fails with UNAVAILABLE. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
}

/** Sends a request to a service. @throws ServiceUnavailableError without the address, which may contain a secret */
export async function fetchExternalService(
  name: string,
  url: string,
  init: RequestInit,
  timeoutMs: number
): Promise<Response> {
  const response = await askExternalService(name, url, init, timeoutMs);
  if (!response.ok) throw new ServiceUnavailableError(`${name} answered ${response.status}`);
  return response;
}

/**
 * Sends a request to a service whose failures have a meaning, and returns any answer.
 * @throws ServiceUnavailableError without an answer; it has no address, which may contain a secret
 */
export async function askExternalService(
  name: string,
  url: string,
  init: RequestInit,
  timeoutMs: number
): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { name: kind, cause } = error as Error & { cause?: { code?: string } };
    throw new ServiceUnavailableError(`${name} does not answer (${cause?.code ?? kind})`);
  }
}
