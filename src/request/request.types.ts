import type { Envelope } from '@contract/error';

/** One request to the API on its way: what Taro.request takes, and what the interceptors go by. They pass on changed copies. */
export interface ApiRequest {
  /** Address and query. */
  url: string;
  method: 'GET' | 'POST' | 'DELETE';
  data: object | undefined;
  header: Record<string, string>;
  secure: boolean;
  /**
   * Token of the session that made the call; empty for a visitor. Read at once, because a logout clears the session
   * while it runs.
   */
  token: string;
  handle: AbortHandle | undefined;
}

export interface ApiResponse {
  statusCode: number;
  /** Headers of the response by their names in lower case, where the platform reports them. */
  header?: Readonly<Record<string, string>>;
  /** The parsed body; an envelope once `readEnvelope` has seen it. */
  data: unknown;
}

/** Lets the caller stop a call: `abort` is there while the call is under way. */
export interface AbortHandle {
  abort?: () => void;
}

export type Next = (request: ApiRequest) => Promise<ApiResponse> & AbortHandle;
export type Interceptor = (request: ApiRequest, next: Next) => Promise<ApiResponse>;

/** Services of the session that the interceptors need. Set by app.tsx, so that requests know no store. */
export interface SessionAdapter {
  token(): string;
  /** False when the global setting REQ_ENABLED is N. */
  requestEnabled(): boolean;
  /** The server refused this token. Called at most once for each token. */
  onUnauthorized(token: string): void;
  publicKey(): string;
  savePublicKey(publicKey: string): void;
}

/** Distinguishes the server's response from that of a proxy; checks `code` only. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && typeof (body as { code?: unknown }).code === 'number';
}
