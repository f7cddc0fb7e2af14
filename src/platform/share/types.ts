import type { ComponentType, ReactNode } from 'react';

export interface SharedPage {
  title: string;
  /** The page's path and query, without a leading slash. */
  path: string;
  /** What the card in the chat shows: a photo of the thing, where it has one. */
  photo?: string | null | undefined;
  /** Else the drawing of this variety, and ours for what is about none. */
  varietyId?: string | null | undefined;
}

export interface ShareButtonProps {
  className?: string;
  children: ReactNode;
  /** Read aloud: the content is an icon. */
  label: string;
  page: SharedPage;
  /** Where sharing means copying the link: whether it is on the clipboard now. */
  onCopied(isCopied: boolean): void;
  /** Where it opens the choice of chats: it was pressed. Whether something was sent, WeChat keeps to itself. */
  onOpened?: () => void;
}

export interface SharePlatform {
  /** Does `ShareButton` open the choice of chats? Otherwise it copies the link. */
  opensChatPicker: boolean;
  /** What the mini-program's own menu shares. The page's config says `enableShareAppMessage: true`. */
  useSharedPage(page: SharedPage): void;
  /** Shares the page: WeChat's choice of chats in the mini-program, the link on the clipboard on H5. */
  ShareButton: ComponentType<ShareButtonProps>;
}
