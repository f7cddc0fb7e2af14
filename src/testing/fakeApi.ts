import type { CallData, CallName } from '@contract';
import { errorCodes, type ErrorData, type ErrorName } from '@contract/error';
import type { CallArgument } from '@/request/call';
import { fakeRequests, type SentRequest } from './fakeRequests';
import { liveNews } from './liveNews';
import { createTestKeys, decryptSecureBody } from './testKeys';

/** Error that a handler throws to return an API error. */
export class FakeError extends Error {
  constructor(
    readonly error: ErrorName,
    readonly data: Partial<ErrorData> = {}
  ) {
    super(error);
  }
}

type Handler<K extends CallName> = CallData<K> | ((input: CallArgument<K>) => CallData<K> | Promise<CallData<K>>);
export type FakeHandlers = { [K in CallName]?: Handler<K> };

/** Returns the error of a lost response. A handler throws it after it has done its work. */
export const networkError = (): Error => Object.assign(new Error('request:fail'), { errMsg: 'request:fail' });

export interface FakeApi {
  /** All received calls in order, with decrypted input. */
  calls: { name: string; input: unknown; header: Record<string, string> }[];
  /** Adds or replaces handlers during the test. */
  on(handlers: FakeHandlers): void;
  /** Makes every request fail as without a network, until `connect`. */
  disconnect(): void;
  connect(): void;
}

const always: FakeHandlers = {
  'POST /api/front/encryptController/getAppTypeHiddenList': [],
  'POST /api/front/appVersionController/getJumpConfigJson': { version: 1, actions: {}, reqEnabled: 'Y' },
  'POST /api/front/spiceExpo/getNowSpiceExpo': null,
  'GET /api/front/message/getUnReadMsg': 0,
  'GET /api/front/translation/service': null,
  'GET /api/front/live/poll': (query) => liveNews(query, '1')
};

/** Parses a query like the server's schema: booleans as booleans, other values as strings. */
function queryInput(query: string): Record<string, string | boolean> {
  const booleans: Record<string, boolean> = { true: true, false: false };
  return Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, booleans[value] ?? value]));
}

/** Returns the values of a call's `{name}` path parameters, or undefined when the requested path is of another call. */
function paramsOf(call: string, asked: string): Record<string, string> | undefined {
  const pattern = call.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const groups = new RegExp(`^${pattern}$`).exec(asked)?.groups;
  return groups && Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]));
}

/**
 * Mocks the API behind the request pipeline, typed by the contract, so a changed call breaks the test's build. A call
 * without a handler is logged and returns 404. Secure calls are decrypted with a test key.
 */
export function fakeApi(handlers: FakeHandlers = {}): FakeApi {
  const keys = createTestKeys();
  const table: Record<string, unknown> = {
    ...always,
    'POST /api/front/encryptController/getEncryptPubkey': { publicKey: keys.publicKey },
    ...handlers
  };
  let connected = true;
  const calls: FakeApi['calls'] = [];

  async function answer({ url, method, data, header }: SentRequest): Promise<object> {
    if (!connected) throw networkError();
    const [path = '', query = ''] = url.split('?');
    const name = `${method} ${path}`;
    const sent =
      header.secure === 'Y'
        ? decryptSecureBody(data as { data: string; ciphertext: string }, keys.privateKey).input
        : (data ?? queryInput(query));
    const known = Object.keys(table).find((call) => call === name || paramsOf(call, name));
    const params = known === undefined ? undefined : paramsOf(known, name);
    const input = params ? { ...(sent as object), ...params } : sent;
    calls.push({ name, input, header });
    if (known === undefined) {
      console.warn(`fakeApi: no handler for ${name}`);
      return { code: 404, msg: 'no handler', data: { error: 'NOT_FOUND' } };
    }
    const handler = table[known];
    try {
      const answered: unknown =
        typeof handler === 'function' ? await (handler as (input: unknown) => unknown)(input) : handler;
      return { code: 200, msg: '', data: answered };
    } catch (error) {
      if (!(error instanceof FakeError)) throw error;
      return { code: errorCodes[error.error], msg: error.message, data: { error: error.error, ...error.data } };
    }
  }

  fakeRequests(async (sent) => ({ statusCode: 200, data: await answer(sent) }));

  return {
    calls,
    on: (more) => Object.assign(table, more),
    disconnect: () => {
      connected = false;
    },
    connect: () => {
      connected = true;
    }
  };
}
