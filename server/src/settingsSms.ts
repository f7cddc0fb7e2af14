import { Type } from '@sinclair/typebox';
import { isOverseasCountry, overseasCountries, type OverseasCountry } from '@rules/overseasMobile';

/** SMS gateway; `countries` are those outside the mainland that it serves. */
export interface SmsSettings {
  url: string;
  token: string;
  countries: readonly OverseasCountry[];
}

export const smsVariables = {
  SMS_URL: Type.Optional(Type.String({ pattern: '^https?://.+' })),
  SMS_TOKEN: Type.String({ default: '' }),
  SMS_COUNTRIES: Type.String({ pattern: '^([A-Z]{2}(,\\s*[A-Z]{2})*)?$', default: '' })
};

export const smsRules = {
  SMS_URL: 'must be the http(s) address of the SMS gateway',
  SMS_COUNTRIES: 'must be codes of countries between commas, such as GB, VN'
};

interface SmsEnvironment {
  SMS_URL?: string;
  SMS_TOKEN: string;
  SMS_COUNTRIES: string;
}

const codesOf = ({ SMS_COUNTRIES }: SmsEnvironment): string[] =>
  SMS_COUNTRIES.split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');

/** Returns why the countries are refused: no number of a country of SMS_COUNTRIES can be entered. Undefined when all can. */
export function smsConflictMessage(env: SmsEnvironment): string | undefined {
  const unknown = codesOf(env).find((code) => !isOverseasCountry(code));
  return unknown && `SMS_COUNTRIES: ${unknown} is not one of ${overseasCountries.join(', ')}.`;
}

/** Returns the gateway; undefined without an address. */
export const smsSettings = (env: SmsEnvironment): SmsSettings | undefined =>
  env.SMS_URL === undefined
    ? undefined
    : { url: env.SMS_URL, token: env.SMS_TOKEN, countries: codesOf(env).filter(isOverseasCountry) };
