import type { Language } from '@contract/localText';
import type { Settings } from '../settings';
import { codeMail } from './codeMail';
import { fetchExternalService } from './externalService';

/** A mail with a one-time code. */
export interface MailedCode {
  email: string;
  code: string;
  /** Purpose of the code, such as `login`: the mail names it, against phishing. */
  purpose: string;
  language: Language;
}

/** Sends one-time codes to e-mail addresses. */
export interface MailProvider {
  /** @throws ServiceUnavailableError when the mail was not accepted */
  sendCode(mail: MailedCode): Promise<void>;
  /** True for the demo provider, which sends nothing: the response of the call contains the code instead. */
  readonly exposesCode: boolean;
}

export class DemoMail implements MailProvider {
  readonly exposesCode = true;

  sendCode(): Promise<void> {
    return Promise.resolve();
  }
}

/** Creates the provider of the settings; null without one, except in the demo. */
export function createMailProvider({ mail, isDemo }: Pick<Settings, 'mail' | 'isDemo'>): MailProvider | null {
  if (mail !== undefined) return new HttpMail(mail.url, mail.token);
  return isDemo ? new DemoMail() : null;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends mails through a gateway: POST JSON `{ to, subject, text }` with a bearer token; any 2xx counts as accepted. The
 * sender is the gateway's own.
 */
export class HttpMail implements MailProvider {
  readonly exposesCode = false;

  constructor(
    private readonly url: string,
    private readonly token: string
  ) {}

  async sendCode({ email, language, ...message }: MailedCode): Promise<void> {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ to: email, ...codeMail(message, language) })
    };
    await fetchExternalService('The mail gateway', this.url, request, TIMEOUT_MS);
  }
}
