import { type Static, Type } from '@sinclair/typebox';
import { OrganiserText } from './localText';

const url = Type.String({ maxLength: 500 });
const params = Type.Optional(Type.Record(Type.String(), Type.String()));

/**
 * Action for a tap on a banner, message, code or share card. The `type` values are fixed by the specification. A client
 * reports an unknown type and does nothing else.
 */
export const LinkTarget = Type.Union([
  /** Navigates back, or home when there is no page to go back to. */
  Type.Object({ type: Type.Literal('backLink') }),
  Type.Object({ type: Type.Literal('copyText'), text: Type.String({ maxLength: 500 }) }),
  Type.Object({ type: Type.Literal('callPhone'), phone: Type.String({ maxLength: 20 }) }),
  /** Opens the account's password page. */
  Type.Object({ type: Type.Literal('secretChange') }),
  Type.Object({ type: Type.Literal('loginLink') }),
  /** Opens the user's business card, after login. */
  Type.Object({ type: Type.Literal('loginCard') }),
  Type.Object({ type: Type.Literal('searchLink'), q: Type.Optional(Type.String({ maxLength: 30 })) }),
  Type.Object({ type: Type.Literal('shareLink1'), title: OrganiserText(), link: url }),
  Type.Object({ type: Type.Literal('shareMini'), title: OrganiserText(), path: Type.String() }),
  Type.Object({ type: Type.Literal('purchaseLink'), id: Type.Optional(Type.String()) }),
  Type.Object({ type: Type.Literal('supplyLink'), id: Type.Optional(Type.String()) }),
  /** Shows the picture with its long-press menu. */
  Type.Object({ type: Type.Literal('lonePress'), imageUrl: url }),
  /** Opens a page of this app by route name. */
  Type.Object({ type: Type.Literal('jumpMini'), route: Type.String(), params }),
  /** Opens another mini-program; `code` is the picture of its QR code, for browsers. */
  Type.Object({
    type: Type.Literal('openMiniprogram'),
    appId: Type.String(),
    path: Type.Optional(Type.String()),
    code: Type.Optional(url)
  }),
  /** Opens a map; coordinates are GCJ-02 degrees, as used by mainland maps. */
  Type.Object({
    type: Type.Literal('toMap'),
    latitude: Type.Number(),
    longitude: Type.Number(),
    name: OrganiserText(),
    address: Type.Optional(OrganiserText({ maxLength: 200 }))
  }),
  Type.Object({ type: Type.Literal('externalLink'), url })
]);
export type LinkTarget = Static<typeof LinkTarget>;

/** Named deep links, such as `helpLine`, that the server can change without a new client release. */
export const DeepLinkConfig = Type.Object({ version: Type.Integer(), actions: Type.Record(Type.String(), LinkTarget) });
export type DeepLinkConfig = Static<typeof DeepLinkConfig>;

/** Settings that a client loads at launch. */
const LaunchConfig = Type.Composite([
  DeepLinkConfig,
  Type.Object({
    /** The global setting REQ_ENABLED, which clients send as the `reqEnabled` header. */
    reqEnabled: Type.Union([Type.Literal('Y'), Type.Literal('N')])
  })
]);

export const deepLinkCalls = {
  'POST /api/front/appVersionController/getJumpConfigJson': { data: LaunchConfig, secure: true }
} as const;
