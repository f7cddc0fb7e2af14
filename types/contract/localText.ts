import { type StringOptions, Type } from '@sinclair/typebox';

/*
 * Texts localized by the server: the call's `Accept-Language` selects the language, Simplified Chinese by default. They
 * are for display only and never keys: clients send back an id or a code.
 */

/** Method of localization. */
export type LocalTextKind = 'taxonomy' | 'location' | 'title' | 'partyName';

/**
 * A name of the taxonomy: variety, grade, market, index. Names outside the taxonomy, such as a seller's own name of a
 * grade, are not translated.
 */
export const TaxonomyName = Type.String({ 'x-local-text': 'taxonomy' satisfies LocalTextKind });

/** A location as traders name it: 广西玉林, Yulin, Guangxi. */
export const LocationName = Type.String({ 'x-local-text': 'location' satisfies LocalTextKind });

/**
 * Listing title. Titles proposed by the app are composed of translatable names; an author's own title is not
 * translated.
 */
export const ListingTitle = Type.String({ 'x-local-text': 'title' satisfies LocalTextKind });

/** Name of a user or company: as they write it, but for what the server calls an erased account or a new one. */
export const PartyName = Type.String({ 'x-local-text': 'partyName' satisfies LocalTextKind });

/**
 * A text that the organiser of an expo or the server itself writes, such as the title of a session or the reason of a refund:
 * translated where a translation is on record, and always into traditional characters.
 */
export const OrganiserText = (options: StringOptions = {}) =>
  Type.String({ ...options, 'x-local-text': 'taxonomy' satisfies LocalTextKind });

/** Locale codes of the specification. */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
