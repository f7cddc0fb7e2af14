import type { ComponentType, ReactNode } from 'react';
import type { WeChatSource } from '@contract/login';

export interface WeChatButtonProps {
  className?: string;
  children: ReactNode;
}

export interface WeChatLoginPlatform {
  /** Platform of the user's WeChat identity. */
  weChatSource: WeChatSource;
  /** Returns a login code, valid for five minutes and once; undefined outside the mini-program. */
  miniProgramCode(): Promise<string | undefined>;
  /** Leaves the app for another web page, which redirects back. No-op in the mini-program. */
  redirectTo(url: string): void;
  /** Whether the mini-program must show its privacy guide before WeChat allows other requests. */
  needsPrivacyConsent(): Promise<boolean>;
  /** Shows the guide as it is in WeChat's console. */
  openPrivacyContract(): void;
  /** Time of the last refusal of the guide, epoch ms, wherever it was refused: WeChat allows no prompt for ten seconds. */
  lastPrivacyRefusal: { atMs: number };
  /** Only a button of WeChat's own can record the consent. */
  PrivacyConsentButton: ComponentType<WeChatButtonProps & { onAgree(): void }>;
  /** Only a button of WeChat's own can request the number; the code is undefined when the user refused. */
  PhoneNumberButton: ComponentType<WeChatButtonProps & { onAnswer(phoneCode: string | undefined): void }>;
}
