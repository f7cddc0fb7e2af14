import type { LinkTarget } from '../contract/deepLink';
import { type ExternalPage, parseExternalPage } from './externalPage';

export type LinkType = LinkTarget['type'];
type TargetOf<T extends LinkType> = Extract<LinkTarget, { type: T }>;

/**
 * Why a jump action is not carried out.
 * - `type`: no type of the table
 * - `field`: a field is missing, too long or of another kind
 * - `unsafe`: an address, path or number that is malformed, deceptive or carries a secret
 * - `host`: a proper address of a host that is not on the allow-list
 */
export type LinkFault = 'type' | 'field' | 'unsafe' | 'host';

/** Address of a page elsewhere and the fault that it has. */
type Check = (value: string, hosts: readonly string[]) => LinkFault | undefined;

interface Field {
  kind: 'text' | 'number' | 'texts';
  isOptional?: true;
  maxLength?: number;
  check?: Check;
}

const MAX_ADDRESS = 500;
/** Digits as they are printed; no letters, `;`, `*` or `#`, which dial more than a number. */
const PHONE = /^\+?[\d\s()-]{3,20}$/;
const APP_ID = /^(?:wx|gh_)[0-9a-z]{1,30}$/i;
/** Path of a mini-program's page with its query: no scheme, no host, no step upwards. */
const PAGE_PATH = /^\/?[a-z0-9][\w-]*(?:\/[\w-]+)*(?:\.html)?(?:\?[^\s\\"'<>`{}|^#]*)?$/i;
/** A file of our own server. */
const OWN_FILE = /^\/(?:[\w-]+\/)*[\w.-]+(?:\?[\w=&.-]*)?$/;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? undefined : 'unsafe';

const faults: Record<ExternalPage['kind'], LinkFault | undefined> = {
  shown: undefined,
  unknownHost: 'host',
  unsafe: 'unsafe',
  missing: 'field'
};
const isAddress: Check = (value, hosts) => faults[parseExternalPage(value, hosts).kind];
const isPicture: Check = (value, hosts) =>
  OWN_FILE.test(value) && !value.includes('..') ? undefined : isAddress(value, hosts);

const text = (maxLength: number, check?: Check): Field => ({ kind: 'text', maxLength, check });
const optional = (field: Field): Field => ({ ...field, isOptional: true });
const number: Field = { kind: 'number' };

/** The closed table of jump actions (specification 3): the fields of each type. */
export const linkFields: { readonly [T in LinkType]: { readonly [F in Exclude<keyof TargetOf<T>, 'type'>]-?: Field } } =
  {
    backLink: {},
    copyText: { text: text(500) },
    callPhone: { phone: text(20, matches(PHONE)) },
    secretChange: {},
    loginLink: {},
    loginCard: {},
    searchLink: { q: optional(text(30)) },
    shareLink1: { title: text(200), link: text(MAX_ADDRESS, isAddress) },
    shareMini: { title: text(200), path: text(MAX_ADDRESS, matches(PAGE_PATH)) },
    purchaseLink: { id: optional(text(64)) },
    supplyLink: { id: optional(text(64)) },
    lonePress: { imageUrl: text(MAX_ADDRESS, isPicture) },
    jumpMini: { route: text(64), params: { kind: 'texts', isOptional: true } },
    openMiniprogram: {
      appId: text(40, matches(APP_ID)),
      path: optional(text(MAX_ADDRESS, matches(PAGE_PATH))),
      code: optional(text(MAX_ADDRESS, isPicture))
    },
    toMap: { latitude: number, longitude: number, name: text(100), address: optional(text(200)) },
    externalLink: { url: text(MAX_ADDRESS, isAddress) }
  };

/** Every type of the table, in the order of the specification. */
export const linkTypes = Object.keys(linkFields) as LinkType[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faultOfField(value: unknown, field: Field, hosts: readonly string[]): LinkFault | undefined {
  if (value === undefined) return field.isOptional ? undefined : 'field';
  if (field.kind === 'number') return typeof value === 'number' && Math.abs(value) <= 180 ? undefined : 'field';
  if (field.kind === 'texts') {
    return isRecord(value) && Object.values(value).every((each) => typeof each === 'string') ? undefined : 'field';
  }
  if (typeof value !== 'string' || value.length > (field.maxLength ?? 0)) return 'field';
  return field.check?.(value, hosts);
}

/**
 * Returns why a jump action must not be carried out or stored; undefined for a sound one. Takes any value, because
 * actions also arrive from native apps and from servers newer than the client.
 * @param hosts allow-list of hosts; their subdomains are allowed too
 */
export function linkFault(target: unknown, hosts: readonly string[]): LinkFault | undefined {
  if (!isRecord(target)) return 'type';
  const { type, ...values } = target;
  const fields = linkTypes.includes(type as LinkType) ? Object.entries<Field>(linkFields[type as LinkType]) : undefined;
  if (fields === undefined) return 'type';
  const found = fields.map(([name, field]) => faultOfField(values[name], field, hosts));
  // A harmful address counts before one that is only unknown.
  return (['unsafe', 'field', 'host'] as const).find((fault) => found.includes(fault));
}
