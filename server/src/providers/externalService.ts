/** A service outside does not answer, or answers that it cannot: the call is refused with UNAVAILABLE. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
}

/** Asks a service. Throws ServiceUnavailableError; its text never holds the address, which may hold a secret. */
export async function fetchExternalService(
  name: string,
  url: string,
  init: RequestInit,
  timeoutMs: number
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { name: kind, cause } = error as Error & { cause?: { code?: string } };
    throw new ServiceUnavailableError(`${name} does not answer (${cause?.code ?? kind})`);
  }
  if (!response.ok) throw new ServiceUnavailableError(`${name} answered ${response.status}`);
  return response;
}
