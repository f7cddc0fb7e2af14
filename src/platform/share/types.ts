import type { ComponentType, ReactNode } from 'react';

export interface SharedPage {
  title: string;
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
  /** Where sharing copies the link: whether it is on the clipboard now. */
  onCopied(isCopied: boolean): void;
  /** Where it opens the chat picker: it was pressed. WeChat does not report whether the card was sent. */
  onOpened?: () => void;
}

export interface SharePlatform {
  /** Whether `ShareButton` opens the chat picker. Otherwise it copies the link. */
  opensChatPicker: boolean;
  /** Sets the card of the mini-program's own menu. The page's config must have `enableShareAppMessage: true`. */
  useSharedPage(page: SharedPage): void;
  /** Shares the page: WeChat's chat picker in the mini-program, the link on the clipboard on H5. */
  ShareButton: ComponentType<ShareButtonProps>;
}
