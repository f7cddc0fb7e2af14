import Taro from '@tarojs/taro';
import type { CallData, CallInput, CallName, Contract } from '@contract';
import type { ParamNames } from '@contract/endpoint';
import { fillPath } from './fillPath';
import type { AbortHandle, ApiRequest, ApiResponse } from './request.types';
import { session } from './session';

type IsSecure<K extends CallName> = Contract[K] extends { secure: true } ? true : false;
type IsInQuery<K extends CallName> = Contract[K] extends { inQuery: true } ? true : false;

interface CommonOptions {
  headers?: Readonly<Record<string, string>>;
  handle?: AbortHandle;
  /** A token other than the session's: the caller handles its result. */
  token?: string;
}
/** The flags are values at run time and types here: a call that the contract marks must be sent that way. */
type CallOptions<K extends CallName> = CommonOptions &
  (IsSecure<K> extends true ? { secure: true } : { secure?: never }) &
  (IsInQuery<K> extends true ? { inQuery: true } : { inQuery?: never });

type OptionsArgument<K extends CallName> =
  object extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

/** Arguments of a call: its input, and the values of the `{names}` in its path. */
export type CallArgument<K extends CallName> = [ParamNames<K>] extends [never]
  ? CallInput<K>
  : Record<ParamNames<K>, string> & (CallInput<K> extends undefined ? unknown : CallInput<K>);

type Arguments<K extends CallName> =
  CallArgument<K> extends undefined
    ? [input: undefined, ...OptionsArgument<K>] | (object extends CallOptions<K> ? [] : never)
    : [input: CallArgument<K>, ...OptionsArgument<K>];

/** `?a=1&b=2` of the fields that have a value; empty for none. */
function queryOf(input: object | undefined): string {
  const pairs = Object.entries(input ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/**
 * Calls the API by method and path. Input, answer and flags are typed by the contract; headers, encryption and errors
 * are the interceptors' (see interceptors.ts).
 * @throws ApiError with the server's error, or that of the transport (see mapError.ts)
 */
export async function call<K extends CallName>(name: K, ...[argument, options]: Arguments<K>): Promise<CallData<K>> {
  const [method, template] = name.split(' ') as [ApiRequest['method'], string];
  const { path, input } = fillPath(template, argument);
  const asQuery = method === 'GET' || options?.inQuery === true;
  const request: ApiRequest = {
    url: `${API_HOST}${path}${asQuery ? queryOf(input) : ''}`,
    method,
    data: asQuery ? undefined : (input ?? {}),
    secure: options?.secure ?? false,
    token: options?.token ?? session().token(),
    header: { ...options?.headers },
    handle: options?.handle
  };
  const response: ApiResponse = await Taro.request(request);
  return (response.data as { data: CallData<K> }).data;
}
