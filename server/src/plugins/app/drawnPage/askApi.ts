import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CallName, contract } from '@contract';
import type { Endpoint } from '@contract/endpoint';
import type { Envelope } from '@contract/error';
import type { Language } from '@contract/localText';
import { readingCalls } from '@rules/readingCalls';
import type { SecureClient } from '../../../modules/secureChannel/secureClient';

/** Answers to calls, as they came, by the address of the call (`DrawnPageInput`). */
export type AnswerTexts = Map<string, string>;

interface Viewer {
  language: Language;
  request: FastifyRequest;
}

interface OutgoingCall {
  method: 'GET' | 'POST';
  url: string;
  payload?: object;
  /** Whether the contract wants it encrypted, as from any client. */
  isSecure: boolean;
}

/** Asks our own API, without a session, for a visitor: it counts and limits by address and browser. */
export class ApiCaller {
  constructor(
    private readonly app: FastifyInstance,
    private readonly client: SecureClient
  ) {}

  /**
   * Makes calls at the same time.
   * @throws Error for a call that is not public, and for an answer that says nothing about the data, such as too many requests
   */
  async ask(viewer: Viewer, addresses: readonly string[]): Promise<AnswerTexts> {
    const texts = await Promise.all(
      addresses.map(async (address): Promise<[string, string]> => [address, await this.call(viewer, address)])
    );
    return new Map(texts);
  }

  private async call({ language, request }: Viewer, address: string): Promise<string> {
    const { method, url, payload, isSecure } = outgoingCall(address);
    const { statusCode, body } = await this.app.inject({
      method,
      url,
      remoteAddress: request.ip,
      headers: { 'accept-language': language, 'user-agent': request.headers['user-agent'] ?? '' },
      ...(payload && { payload: isSecure ? this.client.encrypt(payload) : payload })
    });
    const envelope = JSON.parse(body) as Envelope;
    const { code } = envelope;
    if (statusCode !== 200 || code === 429 || code >= 500) throw new Error(`${url}: ${statusCode}, ${code}`);
    if (envelope.encrypt !== true) return body;
    const data: unknown = JSON.parse(this.client.decrypt(String(envelope.data)));
    return JSON.stringify({ code, msg: envelope.msg, data });
  }
}

/** @throws Error for a call that is not for visitors, or not only read */
function outgoingCall(address: string): OutgoingCall {
  const at = address.indexOf(' ');
  if (at === -1) {
    if (!address.startsWith('/api/front/')) throw new Error(`${address} is not for visitors`);
    return { method: 'GET', url: address, isSecure: false };
  }
  const url = address.slice(0, at);
  const name = readingCalls.find((one: CallName) => one === `POST ${url}`);
  if (name === undefined) throw new Error(`${url} is not for visitors`);
  const endpoint: Endpoint = contract[name];
  return { method: 'POST', url, payload: JSON.parse(address.slice(at)) as object, isSecure: endpoint.secure === true };
}
