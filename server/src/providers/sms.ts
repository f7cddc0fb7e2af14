import type { Language } from '@contract/localText';
import { overseasCountries, type OverseasCountry } from '@rules/overseasMobile';
import { fetchExternalService } from './externalService';

/** A message with a one-time code. */
export interface CodeMessage {
  /** Mainland number, or an overseas one in E.164 form. */
  mobile: string;
  code: string;
  /** Purpose of the code, such as `login`: the message names it, against phishing. */
  purpose: string;
  /** `voice`: a call reads the digits out. */
  channel: 'text' | 'voice';
  /** Language of the message. */
  language: Language;
}

/** Sends one-time codes to mobile numbers. */
export interface SmsProvider {
  /** @throws ServiceUnavailableError when the message was not accepted */
  sendCode(message: CodeMessage): Promise<void>;
  /** True for the demo provider, which sends nothing: the response of the call contains the code instead. */
  readonly exposesCode: boolean;
  /** Countries outside the mainland that get messages. */
  readonly countries: readonly OverseasCountry[];
}

export class DemoSms implements SmsProvider {
  readonly exposesCode = true;
  readonly countries = overseasCountries;

  sendCode(): Promise<void> {
    return Promise.resolve();
  }
}

const TIMEOUT_MS = 10_000;

/**
 * Sends codes through an SMS gateway: POST JSON `{ mobile, channel: "text" | "voice", template, language, params: { code } }`
 * with a bearer token, where the template is the purpose; any 2xx counts as accepted. Overseas numbers begin with a plus
 * sign.
 */
export class HttpSms implements SmsProvider {
  readonly exposesCode = false;

  constructor(
    private readonly url: string,
    private readonly token: string,
    readonly countries: readonly OverseasCountry[] = []
  ) {}

  async sendCode({ mobile, code, purpose, channel, language }: CodeMessage): Promise<void> {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ mobile, channel, template: purpose, language, params: { code } })
    };
    await fetchExternalService('The SMS gateway', this.url, request, TIMEOUT_MS);
  }
}
