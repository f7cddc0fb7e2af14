import type { Static, TSchema } from '@sinclair/typebox';

/**
 * One call of the API. The key of the map it stands in is its method and path.
 * Paths may hold `{id}` parameters; GET inputs travel as query, DELETE inputs as JSON body.
 */
export interface Endpoint {
  /** What the call sends: query for GET, JSON body otherwise. Absent means nothing. */
  input?: TSchema;
  /** What `data` of the envelope holds when `code` is 200. */
  data: TSchema;
  /** The body travels as `{ data, ciphertext }` (see `SecureBody`). */
  secure?: true;
  /** The answer's `data` travels encrypted with the request's session key, marked `encrypt: true`. */
  encrypted?: true;
  /**
   * `member`: refused with 401 without a valid token. `operator`: refused with 401 without the OPERATOR_TOKEN of the
   * server; such calls lie under `/api/operator/`. Absent: anybody, the token is read if there is one.
   */
  auth?: 'member' | 'operator';
  /** The input is one file of a multipart form, field `file`: up to 5 MB, or, `large`, a video's 50 MB. */
  multipart?: true | 'large';
  /** The input travels in the query string although the method is POST. */
  inQuery?: true;
}

/** The names in the braces of a path. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type InputOf<E> = E extends { input: infer S extends TSchema } ? Static<S> : undefined;
export type DataOf<E> = E extends { data: infer S extends TSchema } ? Static<S> : never;
