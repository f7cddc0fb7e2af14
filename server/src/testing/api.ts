import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type CallData, type CallInput, type CallName, contract } from '@contract';
import type { Endpoint } from '@contract/endpoint';
import type { Envelope, ErrorData, ErrorName } from '@contract/error';
import { withoutTextLengths } from '../http/localText';
import { SecureClient } from './secureClient';

export interface CallOptions {
  token?: string;
  /** Values of the `{names}` in the path. */
  params?: Record<string, string>;
  /** Address that the request seems to come from. */
  from?: string;
  headers?: Record<string, string>;
}

/** Error of a refused call: `error` is the name, `data` is everything that the client gets. */
export class ApiError extends Error {
  constructor(readonly data: ErrorData) {
    super(`refused with ${data.error}${data.fields ? ` ${JSON.stringify(data.fields)}` : ''}`);
  }

  get error(): ErrorName {
    return this.data.error;
  }
}

/**
 * Calls the API as the client does, typed by the contract: secure calls are encrypted, encrypted responses decrypted,
 * and every response is checked against its schema, undeclared fields included.
 */
export function api(app: FastifyInstance) {
  const channel: { client?: SecureClient } = {};

  async function send(name: CallName, input: unknown, options: CallOptions = {}): Promise<Envelope> {
    const endpoint: Endpoint = contract[name];
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(options.params?.[key] ?? ''));
    const inQuery = method === 'GET' || endpoint.inQuery;
    const body = endpoint.secure ? (await secureClient()).encrypt(input ?? {}) : input;
    const query = inQuery && input !== undefined ? (input as Record<string, string>) : undefined;
    const response = await app.inject({
      method: method as InjectOptions['method'],
      url,
      ...(query && { query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }),
      ...(!inQuery && body !== undefined && { payload: body as object }),
      ...(options.from !== undefined && { remoteAddress: options.from }),
      headers: { ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }), ...options.headers }
    });
    if (response.statusCode !== 200) throw new Error(`${name} answered HTTP ${response.statusCode}: ${response.body}`);
    return response.json<Envelope>();
  }

  async function secureClient(): Promise<SecureClient> {
    if (channel.client === undefined) {
      const { publicKey } = await call('POST /api/front/encryptController/getEncryptPubkey', undefined);
      channel.client = new SecureClient(publicKey);
    }
    return channel.client;
  }

  async function call<K extends CallName>(name: K, input: CallInput<K>, options?: CallOptions): Promise<CallData<K>> {
    const envelope = await send(name, input, options);
    if (envelope.code !== 200) throw new ApiError(envelope.data as ErrorData);
    const endpoint: Endpoint = contract[name];
    if ((envelope.encrypt === true) !== (endpoint.encrypted === true)) throw new Error(`${name}: wrong encrypt flag`);
    const data = envelope.encrypt ? (await secureClient()).decrypt(envelope.data as string) : envelope.data;
    const fault = Value.Errors(withoutTextLengths(endpoint.data), data).First();
    if (fault) throw new Error(`${name} breaks the contract at ${fault.path || '/'}: ${fault.message}`);
    return data as CallData<K>;
  }

  /** Returns the error of a call that must fail. */
  async function expectError<K extends CallName>(name: K, input: unknown, options?: CallOptions): Promise<ErrorData> {
    const envelope = await send(name, input, options);
    if (envelope.code === 200) throw new Error(`${name} was expected to be refused`);
    return envelope.data as ErrorData;
  }

  return { call, expectError, send };
}

export type Api = ReturnType<typeof api>;
