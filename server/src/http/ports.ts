import '@fastify/swagger';
import type { Registry } from 'prom-client';
import type { Language } from '@contract/localText';
import type { KeptAnswers } from './keptAnswers';
import type { Translator } from './localText';

/** The user behind a valid token, with the fields that every module may use. */
export interface Member {
  id: string;
  /** Verified as a person, a company or a park: unlocks features for verified users, such as long history. */
  isVerified: boolean;
}

/** Returns the user of a bearer token; null for one that is unknown, expired or revoked. */
export type FindMember = (token: string) => Promise<Member | null>;

/** A device of a gate that an operator bound. */
export interface BoundDevice {
  id: string;
  expoId: string;
  /** Name of the gate. */
  entrance: string;
}

/** Returns the device of a bearer token; null for one that is unknown or revoked. */
export type FindDevice = (token: string) => Promise<BoundDevice | null>;

/** Session key and vector of one secure call, 16 bytes each, as the client chose them. */
export interface SessionKey {
  key: Buffer;
  iv: Buffer;
}

export interface SecureChannel {
  /**
   * Returns the JSON value of an encrypted body. @throws AppError CIPHER, the same one whatever is wrong with the body
   */
  decrypt(body: unknown): { sessionKey: SessionKey; value: unknown };
  /** Encrypts a text under the session key of the request; base64. */
  encrypt(text: string, sessionKey: SessionKey): string;
}

declare module 'fastify' {
  interface FastifyInstance {
    findMember: FindMember;
    /** The same for calls that only read, from memory where it can: an end of the session by another process counts some milliseconds later. */
    findViewer: FindMember;
    findDevice: FindDevice;
    /** Whether a bearer token is OPERATOR_TOKEN; always false without that setting. */
    isOperator: (token: string | undefined) => boolean;
    secureChannel: SecureChannel;
    /** Returns the translator into a language; null for simplified Chinese. */
    findTranslator: (language: Language) => Promise<Translator | null>;
    /** Answers to public calls, and other values that are the same for every visitor. */
    keptAnswers: KeptAnswers;
    /** Metrics of this app, shown at `/metrics`. */
    metrics: Registry;
    /** Calls of the contract that have a handler. */
    handledCalls: Set<string>;
  }
  interface FastifyRequest {
    member: Member | null;
    device: BoundDevice | null;
    sessionKey: SessionKey | null;
  }
  interface FastifyContextConfig {
    /** The call of the contract that the route handles. */
    call?: string;
    isSecure?: boolean;
  }
}
