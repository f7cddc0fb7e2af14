import type { ComponentType, ReactNode } from 'react';
import type { WeChatSource } from '@contract/login';

export interface WeChatButtonProps {
  className?: string;
  children: ReactNode;
}

export interface WeChatLoginPlatform {
  /** Where WeChat knows the person from. */
  weChatSource: WeChatSource;
  /** A code that says who the person is, valid for five minutes and once; undefined outside the mini-program. */
  miniProgramCode(): Promise<string | undefined>;
  /** Leaves the app for another page of the web, which leads back. Nothing in the mini-program. */
  redirectTo(url: string): void;
  /** The mini-program must show its privacy guide before WeChat lets it ask for anything. */
  needsPrivacyConsent(): Promise<boolean>;
  openPrivacyContract(): void;
  /** Only a button of WeChat's own may note the consent. */
  PrivacyConsentButton: ComponentType<WeChatButtonProps & { onAgree(): void }>;
  /** Only a button of WeChat's own may ask for the number; the code is undefined when the person refused. */
  PhoneNumberButton: ComponentType<WeChatButtonProps & { onAnswer(phoneCode: string | undefined): void }>;
}
