import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallData, CallInput, CallName } from '@contract';
import { chooseEncoding, COMPRESSED_FROM_BYTES, compressText } from './compression';
import { type Call, register, responder } from './endpoint';
import { answerKey, type KeptAnswer } from './keptAnswers';
import { languageOf } from './localText';

export type SharedName = Extract<CallName, `GET ${string}`>;

/** The answer may depend on nothing else of a request. */
export type SharedCall<K extends SharedName> = Pick<Call<K>, 'input' | 'user' | 'language'>;

export interface SharedAnswer<K extends SharedName> {
  answer: (call: SharedCall<K>) => Promise<CallData<K>>;
  /** Counts a visitor's call, before it is answered. A member's is counted by `answer`. */
  countVisit?: (input: CallInput<K>, request: FastifyRequest) => Promise<void>;
}

/**
 * Registers a public call. Visitors share its answer, which is kept until a table changes from which it was read; members
 * get their own.
 * @throws Error when the call has a handler already
 */
export function handleShared<K extends SharedName>(
  app: FastifyInstance,
  name: K,
  { answer, countVisit }: SharedAnswer<K>
): void {
  const respond = responder(app, name, ({ input, user, language }) => answer({ input, user, language }));
  register(app, name, async (request, reply) => {
    if (request.member !== null) return respond(request, reply);
    const count = countVisit && ((visitor: FastifyRequest) => countVisit(request.query as CallInput<K>, visitor));
    await count?.(request);
    const key = answerKey(languageOf(request.headers['accept-language']), request.url);
    const load = async (): Promise<KeptAnswer> => ({
      text: reply.serialize(await respond(request, reply)) as string,
      countVisit: count ?? null,
      compressed: {}
    });
    const { value } = await app.keptAnswers.read(key, load, bytesOf);
    return send(reply, value);
  });
}

/** Texts of both compressions are smaller than half of it; characters beyond Latin take two bytes. */
const bytesOf = ({ text }: KeptAnswer): number => 3 * text.length;

async function send(reply: FastifyReply, answer: KeptAnswer): Promise<FastifyReply> {
  const { text, compressed } = answer;
  void reply.type('application/json; charset=utf-8');
  if (text.length < COMPRESSED_FROM_BYTES) return reply.send(text);
  const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
  void reply.header('vary', 'accept-encoding');
  // The bytes are made once: a text would be encoded for each visitor.
  if (encoding === null) return reply.send((answer.bytes ??= Buffer.from(text)));
  const body = await (compressed[encoding] ??= compressText(text, encoding));
  return reply.header('content-encoding', encoding).send(body);
}
