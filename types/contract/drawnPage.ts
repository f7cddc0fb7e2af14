import type { ShareKind } from '@rules/sharePicture';
import type { Envelope } from './error';
import type { Language } from './localText';

/** Input of a page that the server draws. Travels as JSON, because pages are drawn in a JavaScript context of their own. */
export interface DrawnPageInput {
  /** Path of the route, without a leading slash. */
  path: string;
  /** Part of the address behind the question mark. */
  query: string;
  language: Language;
  /** Public address of the server, such as https://example.com; empty where it is not configured. */
  origin: string;
  /** Responses of the API by the address of the call: path and query, for a POST path, a space and the input as JSON. */
  answers: Record<string, Envelope>;
}

/** The subject of a share picture, whose address `sharePictureAddress` returns. */
export interface SharedSubject {
  kind: ShareKind;
  id: string;
}

/** A rule of a style sheet, as the build writes it into `drawn/styles.json`. */
export interface StyleRule {
  css: string;
  /** Classes of each selector, of which one must be on the page; missing for a rule that always counts. */
  classes?: string[][];
}

/** Texts for search engines and link previews. Texts are plain, not escaped. */
export interface PageHead {
  /** 410: it was taken down. */
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** Parameters of the canonical address: those that distinguish the page from others. */
  canonical: Readonly<Record<string, string>>;
  /** Kind of page in link previews. */
  kind: 'article' | 'website';
  /** Subject of its share picture. */
  shared: SharedSubject;
  /** Objects of schema.org. */
  structuredData: readonly object[];
}

/**
 * State of a page after a step of its drawing. `missing`: addresses of calls without an answer; with them it is drawn again.
 * `unsettled`: what the page loaded is not in it yet, another step renders it. `declined`: the address is not one that is drawn.
 */
export type DrawnPageStep =
  | { state: 'missing'; calls: string[] }
  | { state: 'unsettled' }
  | { state: 'declined' }
  | {
      state: 'settled';
      html: string;
      head: PageHead;
      /** Settings that decide about the page, with the values that it is drawn for; devices store them under these names. */
      settings: Record<string, unknown>;
    };

/** The script that draws; all texts are JSON. What a function has caused ends before the next one is called. */
export interface PageDrawer {
  /** Begins a page. @param input JSON of a DrawnPageInput */
  begin(input: string): void;
  /** @returns JSON of a DrawnPageStep */
  advance(): string;
}
