import { Type } from '@sinclair/typebox';

/*
 * Text that the server localizes: `Accept-Language` of the call names the language, simplified Chinese is the default. Such
 * a text is for display only, never a key: what the client sends back is an id or a code.
 */

/** How a text is localized. */
export type LocalTextKind = 'taxonomy' | 'place' | 'title';

/**
 * A name of the taxonomy: variety, grade, market, index. What the taxonomy does not know, such as a grade in a seller's
 * own words, is not translated.
 */
export const TaxonomyName = Type.String({ 'x-local-text': 'taxonomy' satisfies LocalTextKind });

/** A place as traders name it: 广西玉林, Yulin, Guangxi. */
export const PlaceName = Type.String({ 'x-local-text': 'place' satisfies LocalTextKind });

/** What a listing is called. A title that the app proposed is built of names; the author's own words are not translated. */
export const ListingTitle = Type.String({ 'x-local-text': 'title' satisfies LocalTextKind });

/** The locale codes of the specification. */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
