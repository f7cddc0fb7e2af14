import { type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { type CallData, type CallInput, type CallName, type Contract, contract } from '@contract';
import type { Endpoint, ParamNames } from '@contract/endpoint';
import type { Language } from '@contract/localText';
import { MAX_VIDEO_BYTES } from '@rules/video';
import { AppError } from './appError';
import { bearerToken } from './bearerToken';
import { encryptedEnvelope, successEnvelope } from './envelope';
import { readFile } from './file';
import { compileLocalize, languageOf } from './localText';
import { isMemberRead } from './memberReads';
import type { BoundDevice, Member } from './ports';
import { type TempFile, withTempFile } from './tempFile';
import { assertWellFormed } from './wellFormed';

export interface Call<K extends CallName> {
  /** Validated against the contract: the query of a GET, otherwise the body (decrypted, when the call is secure). */
  input: CallInput<K>;
  /** The `{names}` of the path. */
  params: Record<ParamNames<K>, string>;
  /** Never null where the contract says `auth: 'member'`. */
  user: Contract[K] extends { auth: 'member' } ? Member : Member | null;
  /** Bound device; null unless the contract says `auth: 'gateDevice'`. */
  device: Contract[K] extends { auth: 'gateDevice' } ? BoundDevice : null;
  /** The one file of a multipart call. */
  file: Contract[K] extends { multipart: 'large' }
    ? TempFile
    : Contract[K] extends { multipart: true }
      ? Buffer
      : undefined;
  /** Language of the viewer, for what is not translated by the contract's marks: files and pages. */
  language: Language;
  request: FastifyRequest;
}

/**
 * Registers the handler of one call of the contract. Its result becomes `data` of the envelope, cut to the fields that
 * the contract declares; an AppError that it throws becomes the error of that name.
 * @throws Error when the call has a handler already
 */
export function handle<K extends CallName>(app: FastifyInstance, name: K, handler: Handler<K>): void {
  register(app, name, responder(app, name, handler));
}

export type Handler<K extends CallName> = (call: Call<K>) => Promise<CallData<K>> | CallData<K>;

/** Answers a request with the envelope, which the route serializes. */
export type Responder = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Registers the route of one call, which authenticates and validates before it responds.
 * @throws Error when the call has a handler already
 */
export function register(app: FastifyInstance, name: CallName, respond: Responder): void {
  if (app.handledCalls.has(name)) throw new Error(`${name} has a handler already`);
  app.handledCalls.add(name);
  const endpoint: Endpoint = contract[name];
  const [method = '', path = ''] = name.split(' ');
  const inputPart = inputPartOf(name);
  const isReading = isMemberRead(name);

  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: { call: name, isSecure: endpoint.secure === true },
    schema: (routeSchemas[name] ??= routeSchema(endpoint, path, inputPart)),
    onRequest: async (request) => authenticate(request, endpoint, isReading),
    preValidation: (request, _reply, done) => {
      prepareInput(request, endpoint, inputPart);
      done();
    },
    handler: respond
  });
}

/** Returns what runs the handler of a call and puts its result into the envelope. */
export function responder<K extends CallName>(app: FastifyInstance, name: K, handler: Handler<K>): Responder {
  const endpoint: Endpoint = contract[name];
  // An operator may save again what was read: nothing is translated.
  const localize = endpoint.auth === 'operator' ? null : compileLocalize(endpoint.data);
  const inputPart = inputPartOf(name);

  return async (request, reply) => {
    const input = endpoint.input === undefined ? undefined : request[inputPart];
    const { params, member: user, device } = request;
    const language = languageOf(request.headers['accept-language']);
    // The flags of the contract were enforced by the route, which the compiler cannot infer.
    const callHandler = (file?: Buffer | TempFile) =>
      handler({ input, params, user, device, file, language, request } as unknown as Call<K>);
    const result = await (endpoint.multipart === 'large'
      ? withTempFile(request, MAX_VIDEO_BYTES, callHandler)
      : callHandler(endpoint.multipart ? await readFile(request) : undefined));
    const translator = localize && (await app.findTranslator(language));
    const data = localize && translator ? (localize(result, translator) as CallData<K>) : result;
    return endpoint.encrypted ? encryptedResponse(request, reply, data, endpoint.data) : successEnvelope(data);
  };
}

function inputPartOf(name: CallName): 'query' | 'body' {
  const endpoint: Endpoint = contract[name];
  return name.startsWith('GET ') || endpoint.inQuery ? 'query' : 'body';
}

async function authenticate(request: FastifyRequest, endpoint: Endpoint, isReading: boolean): Promise<void> {
  const token = bearerToken(request);
  const { server } = request;
  if (endpoint.auth === 'operator') {
    if (!server.isOperator(token)) throw new AppError('UNAUTHORIZED');
    return;
  }
  if (endpoint.auth === 'gateDevice') {
    request.device = token === undefined ? null : await server.findDevice(token);
    if (request.device === null) throw new AppError('UNAUTHORIZED');
    return;
  }
  const find = isReading ? server.findViewer : server.findMember;
  request.member = token === undefined ? null : await find(token);
  if (endpoint.auth === 'member' && request.member === null) throw new AppError('UNAUTHORIZED');
}

function prepareInput(request: FastifyRequest, endpoint: Endpoint, inputPart: 'query' | 'body'): void {
  if (endpoint.secure) {
    const decrypted = request.server.secureChannel.decrypt(request.body);
    request.sessionKey = decrypted.sessionKey;
    request.body = decrypted.value;
  }
  if (endpoint.input !== undefined && inputPart === 'body') assertWellFormed(request.body);
  // A query has texts only; a JSON body must have the right types from the start.
  if (endpoint.input !== undefined && inputPart === 'query')
    request.query = Value.Convert(endpoint.input, request.query);
}

function encryptedResponse(request: FastifyRequest, reply: FastifyReply, data: unknown, schema: TSchema) {
  if (request.sessionKey === null) throw new Error('An encrypted answer needs a secure call');
  const text = reply.serializeInput(data as Record<string, unknown>, schema);
  return encryptedEnvelope(request.server.secureChannel.encrypt(text, request.sessionKey));
}

/** The same objects for each server of a process, so their compiled functions are shared. */
const routeSchemas: Partial<Record<CallName, FastifySchema>> = {};

function routeSchema(endpoint: Endpoint, path: string, inputPart: 'query' | 'body'): FastifySchema {
  const paramNames = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const data = endpoint.encrypted ? Type.String() : endpoint.data;
  return {
    ...(endpoint.input && (inputPart === 'query' ? { querystring: endpoint.input } : { body: endpoint.input })),
    ...(paramNames.length > 0 && {
      params: Type.Object(
        Object.fromEntries(paramNames.map((name) => [name, Type.String({ minLength: 1, maxLength: 64 })]))
      )
    }),
    response: {
      200: Type.Object({
        code: Type.Integer(),
        msg: Type.String(),
        data,
        encrypt: Type.Optional(Type.Literal(true))
      })
    }
  };
}
