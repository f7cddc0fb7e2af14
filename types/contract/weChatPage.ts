import { type Static, Type } from '@sinclair/typebox';
import { Nullable } from './common';

/** Parameters of `wx.config` of WeChat's JS-SDK. */
export const PageConfig = Type.Object({
  appId: Type.String(),
  /** Epoch seconds. */
  timestamp: Type.Integer(),
  nonceStr: Type.String(),
  signature: Type.String()
});
export type PageConfig = Static<typeof PageConfig>;

export const weChatPageCalls = {
  /**
   * Signs an H5 page for WeChat's JS-SDK, which a page needs to set its share card in WeChat's browser. Null when no
   * official account is configured. Errors: VALIDATION `url` `host` for a page of another host, UNAVAILABLE when WeChat
   * does not answer.
   */
  'POST /api/front/weChat/pageConfig': {
    input: Type.Object(
      {
        /** Address of the page as the browser shows it; the part from # on is ignored. */
        url: Type.String({ minLength: 1, maxLength: 2000 })
      },
      { additionalProperties: false }
    ),
    data: Nullable(PageConfig)
  }
} as const;
