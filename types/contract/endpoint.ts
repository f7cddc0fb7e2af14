import type { Static, TSchema } from '@sinclair/typebox';

/**
 * One call of the API; its key in the contract map is method and path. Paths may contain `{id}` parameters; GET inputs
 * travel as query, DELETE inputs as JSON body.
 */
export interface Endpoint {
  /** Schema of the input: query for GET, JSON body otherwise. Absent for a call without input. */
  input?: TSchema;
  /** Schema of the envelope's `data` when `code` is 200. */
  data: TSchema;
  /** The body travels as `{ data, ciphertext }` (see `SecureBody`). */
  secure?: true;
  /** The response's `data` travels encrypted with the request's session key, marked `encrypt: true`. */
  encrypted?: true;
  /**
   * `member`: 401 without a valid token. `operator`: 401 without the server's OPERATOR_TOKEN; such calls are below
   * `/api/operator/`. `gateDevice`: 401 without the secret of a device that an operator bound to a gate. Absent: public, and a token is read if there is one.
   */
  auth?: 'member' | 'operator' | 'gateDevice';
  /** The input is one file of a multipart form, field `file`: up to 5 MB, or 50 MB for a video (`large`). */
  multipart?: true | 'large';
  /** The input travels in the query string although the method is POST. */
  inQuery?: true;
}

/** Union of the parameter names in a path's braces. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type InputOf<E> = E extends { input: infer S extends TSchema } ? Static<S> : undefined;
export type DataOf<E> = E extends { data: infer S extends TSchema } ? Static<S> : never;
