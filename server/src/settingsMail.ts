import { Type } from '@sinclair/typebox';

/** Environment variables of the mail gateway. */
export const mailVariables = {
  MAIL_URL: Type.Optional(Type.String({ pattern: '^https?://.+' })),
  MAIL_TOKEN: Type.String({ default: '' })
};

/** Texts for wrong values. */
export const mailRules = { MAIL_URL: 'must be the http(s) address of the mail gateway' };

export interface MailSettings {
  url: string;
  token: string;
}

/** Returns the gateway; undefined without an address. */
export const mailSettings = (env: { MAIL_URL?: string; MAIL_TOKEN: string }): MailSettings | undefined =>
  env.MAIL_URL === undefined ? undefined : { url: env.MAIL_URL, token: env.MAIL_TOKEN };
