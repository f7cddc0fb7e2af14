import type { CallData, CallInput, CallName, Contract } from '@contract';
import type { ParamNames } from '@contract/endpoint';
import { fillPath } from './fillPath';
import { pipeline } from './pipeline';
import type { AbortHandle, ApiRequest } from './request.types';
import { session } from './session';

type IsSecure<K extends CallName> = Contract[K] extends { secure: true } ? true : false;
type IsInQuery<K extends CallName> = Contract[K] extends { inQuery: true } ? true : false;

interface CommonOptions {
  headers?: Readonly<Record<string, string>>;
  handle?: AbortHandle;
}
/** The flags are values at run time and types here: a call that the contract marks must be sent that way. */
type CallOptions<K extends CallName> = CommonOptions &
  (IsSecure<K> extends true ? { secure: true } : { secure?: never }) &
  (IsInQuery<K> extends true ? { inQuery: true } : { inQuery?: never });

type OptionsArgument<K extends CallName> =
  object extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

/** What a call is given: its input, and the values of the `{names}` in its path. */
export type CallArgument<K extends CallName> = [ParamNames<K>] extends [never]
  ? CallInput<K>
  : Record<ParamNames<K>, string> & (CallInput<K> extends undefined ? unknown : CallInput<K>);

type Arguments<K extends CallName> =
  CallArgument<K> extends undefined
    ? [input: undefined, ...OptionsArgument<K>] | (object extends CallOptions<K> ? [] : never)
    : [input: CallArgument<K>, ...OptionsArgument<K>];

/**
 * Calls the API by method and path. Input, answer and flags are typed by the contract.
 * Rejects with an ApiError.
 */
export async function call<K extends CallName>(name: K, ...[input, options]: Arguments<K>): Promise<CallData<K>> {
  const [method, path] = name.split(' ') as [ApiRequest['method'], string];
  const response = await pipeline({
    method,
    ...fillPath(path, input),
    inQuery: options?.inQuery ?? false,
    secure: options?.secure ?? false,
    token: session().token(),
    headers: { ...options?.headers },
    handle: options?.handle
  });
  return (response.body as { data: CallData<K> }).data;
}
