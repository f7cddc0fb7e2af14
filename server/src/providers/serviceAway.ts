/** A service outside does not answer, or answers that it cannot: the call is refused with UNAVAILABLE. */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}

/** Asks a service. Throws ServiceAway; its text never holds the address, which may hold a secret. */
export async function askService(name: string, url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { name: kind, cause } = error as Error & { cause?: { code?: string } };
    throw new ServiceAway(`${name} does not answer (${cause?.code ?? kind})`);
  }
  if (!response.ok) throw new ServiceAway(`${name} answered ${response.status}`);
  return response;
}
