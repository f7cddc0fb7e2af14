import type { ComponentType, ReactNode } from 'react';
import type { PageConfig } from '@contract/weChatPage';

export interface SharedPage {
  title: string;
  /** A sentence below the title, which WeChat's browser shows; that of the app without one. */
  description?: string | undefined;
  /** The page's path and query, without a leading slash. */
  path: string;
  /** Photo on the card, if the page's subject has one. */
  photo?: string | null | undefined;
  /** Otherwise the drawing of this variety, or the app's own. */
  varietyId?: string | null | undefined;
}

export interface ShareButtonProps {
  className?: string;
  children: ReactNode;
  /** Name for screen readers: the content is an icon. */
  label: string;
  page: SharedPage;
  /** Where sharing copies the link, also in place of a share sheet that did not open: whether it is on the clipboard now. */
  onCopied(isCopied: boolean): void;
  /**
   * Where it opens the chat picker: it was pressed. WeChat does not report whether the card was sent. Where it opens the
   * share sheet: the user has chosen a recipient.
   */
  onOpened?: () => void;
}

/** Signs a page for WeChat's JS-SDK; null where no official account is configured. */
export type SignPage = (url: string) => Promise<PageConfig | null>;

export interface SharePlatform {
  /** Whether `ShareButton` opens WeChat's chat picker. Otherwise it opens the share sheet of the system or copies the link. */
  opensChatPicker: boolean;
  /** Whether `ShareButton` opens the share sheet of the system, as browsers of phones do. */
  opensShareSheet(): boolean;
  /** Whether what is made here, such as a poster, leads into the mini-program where one is configured. */
  leadsToMiniProgram: boolean;
  /**
   * Sets the card of WeChat's own menu, in the mini-program and in its browser. The page's config must have
   * `enableShareAppMessage: true`.
   * @param onShared called in the mini-program when the menu is used; `ShareButton` reports itself
   */
  useSharedPage(page: SharedPage, onShared?: () => void): void;
  /**
   * Sets the card of Moments in the mini-program. They open the page that shares, whatever the path, with the query of
   * `page.path`; WeChat's browser shows the card of `useSharedPage`. The page's config must have `enableShareTimeline: true`.
   */
  useTimelineCard(page: SharedPage, onShared?: () => void): void;
  /**
   * Shows these cards in WeChat's browser, once the user has agreed to the privacy policy: the JS-SDK is a script of WeChat's
   * own host. Does nothing elsewhere.
   */
  followSharedPages(options: { hasAgreed(): boolean; signPage: SignPage }): void;
  /** Shares the page: WeChat's chat picker in the mini-program; the system's share sheet or the clipboard on H5. */
  ShareButton: ComponentType<ShareButtonProps>;
}
