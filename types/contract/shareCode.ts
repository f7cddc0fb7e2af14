import { type Static, Type } from '@sinclair/typebox';
import { shareRouteNames } from '@rules/shareRoutes';
import { shareSources } from '@rules/shareScene';
import { Nullable, oneOf } from './common';

const strict = { additionalProperties: false };

const ShareSource = oneOf(shareSources);

/** Page that a scanned mini-program code leads to. */
export const SceneTarget = Type.Object({
  /** Name of the route, as in `src/routes.ts`. */
  route: oneOf(shareRouteNames),
  params: Type.Record(Type.String(), Type.String()),
  /** Invite code of the person who shared; null without one. */
  inviteCode: Nullable(Type.String()),
  /** How the code reached the person who scans it; null for a code of an earlier version. */
  source: Nullable(ShareSource)
});
export type SceneTarget = Static<typeof SceneTarget>;

export const shareCodeCalls = {
  /**
   * Returns the address of the picture of a mini-program code that opens a page, with the invite code of the member who
   * asks; null when no mini-program is configured: the client then draws a code of the page's H5 address. The picture
   * stays the same, and is made once. Errors: VALIDATION `path` `unknown` for a page that is not shared; for the code of a
   * card NOT_FOUND, or CONFLICT `code` `expired`; RATE_LIMITED above 120 new pictures an hour of a member, or of the
   * visitors at one address; UNAVAILABLE when WeChat does not answer.
   */
  'POST /api/front/shareCode/image': {
    input: Type.Object(
      {
        /**
         * Path and query of the shared page without a leading slash, as in a share. A business card is either
         * `pages/vcard/VcardShareMiddlePage?code=…` with its scan code, or `?id=…`.
         */
        path: Type.String({ minLength: 1, maxLength: 500 }),
        source: ShareSource
      },
      strict
    ),
    /** Path relative to the API host. */
    data: Nullable(Type.String())
  },
  /**
   * Returns what the scene of a scanned code leads to. Errors: NOT_FOUND for an unknown one, CONFLICT `code` `expired` for
   * the code of a card that was replaced.
   */
  'POST /api/front/shareCode/resolve': {
    input: Type.Object(
      {
        /** The scene as WeChat delivers it, URL-encoded or not. */ scene: Type.String({ minLength: 1, maxLength: 200 })
      },
      strict
    ),
    data: SceneTarget
  }
} as const;
