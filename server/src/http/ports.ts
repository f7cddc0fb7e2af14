import '@fastify/swagger';
import type { Registry } from 'prom-client';
import type { Language } from '@contract/localText';
import type { Translator } from './localText';

/** The person behind a valid token, as far as every module may know. */
export interface Member {
  id: string;
  /** Verified as a person, a company or a park: opens what the product gives to verified people, such as long history. */
  isVerified: boolean;
}

/** Who a bearer token belongs to; null for one that is unknown, expired or revoked. */
export type FindMember = (token: string) => Promise<Member | null>;

/** Session key and vector of one secure call, 16 bytes each, as the client chose them. */
export interface SessionKey {
  key: Buffer;
  iv: Buffer;
}

export interface SecureChannel {
  /** The JSON value inside a secure body. Throws AppError CIPHER, the same one whatever is wrong with the body. */
  decrypt(body: unknown): { sessionKey: SessionKey; value: unknown };
  /** Base64 of the text under the session key that came with the request. */
  encrypt(text: string, sessionKey: SessionKey): string;
}

declare module 'fastify' {
  interface FastifyInstance {
    findMember: FindMember;
    /** Whether a bearer token is OPERATOR_TOKEN; never, where that is not set. */
    isOperator: (token: string | undefined) => boolean;
    secureChannel: SecureChannel;
    /** The translator into a language; null for simplified Chinese. */
    findTranslator: (language: Language) => Promise<Translator | null>;
    /** What `/metrics` shows of this app. */
    metrics: Registry;
    /** Calls of the contract that have a handler. */
    handledCalls: Set<string>;
  }
  interface FastifyRequest {
    member: Member | null;
    sessionKey: SessionKey | null;
  }
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: string;
    isSecure?: boolean;
  }
}
