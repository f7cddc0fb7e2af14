import { fetchExternalService } from './externalService';

/** A message with a one-time code. */
export interface CodeMessage {
  mobile: string;
  code: string;
  /** Purpose of the code, such as `login`: the message names it, against phishing. */
  purpose: string;
  /** `voice`: a call reads the digits out. */
  channel: 'text' | 'voice';
}

/** Sends one-time codes to mobile numbers. */
export interface SmsProvider {
  /** @throws ServiceUnavailableError when the message was not accepted */
  sendCode(message: CodeMessage): Promise<void>;
  /** True for the demo provider, which sends nothing: the response of the call contains the code instead. */
  readonly exposesCode: boolean;
}

export class DemoSms implements SmsProvider {
  readonly exposesCode = true;

  sendCode(): Promise<void> {
    return Promise.resolve();
  }
}

const TIMEOUT_MS = 10_000;

/**
 * Sends codes through an SMS gateway: POST JSON `{ mobile, channel: "text" | "voice", template, params: { code } }`
 * with a bearer token, where the template is the purpose; any 2xx counts as accepted.
 */
export class HttpSms implements SmsProvider {
  readonly exposesCode = false;

  constructor(
    private readonly url: string,
    private readonly token: string
  ) {}

  async sendCode({ mobile, code, purpose, channel }: CodeMessage): Promise<void> {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ mobile, channel, template: purpose, params: { code } })
    };
    await fetchExternalService('The SMS gateway', this.url, request, TIMEOUT_MS);
  }
}
