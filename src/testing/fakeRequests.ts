import { registerInterceptors } from '@/request/interceptors';
import { recordActivity } from './whenIdle';

/** A request as it leaves the device. */
export interface SentRequest {
  url: string;
  method: string;
  data: unknown;
  header: Record<string, string>;
}
interface FakeResponse {
  statusCode: number;
  data: unknown;
}

/** Mocks the network behind the app's request interceptors. */
export function fakeRequests(answer: (sent: SentRequest) => FakeResponse | Promise<FakeResponse>): void {
  registerInterceptors();
  // No spy, which would last for one test: most files call this once.
  globalThis.fetch = async (address, options = {}) => {
    recordActivity();
    const { method = 'GET', body, headers = {}, signal } = options;
    const sent: SentRequest = {
      url: address as string,
      method,
      data: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      header: { ...(headers as Record<string, string>) }
    };
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('The user aborted a request.')));
    });
    const { statusCode, data } = await Promise.race([Promise.resolve(sent).then(answer), stopped]).finally(
      recordActivity
    );
    const response = { status: statusCode, headers: new Map(), json: () => Promise.resolve(data) };
    return response as unknown as Response;
  };
}
