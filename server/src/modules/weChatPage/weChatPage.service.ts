import type { PageConfig } from '@contract/weChatPage';
import { AppError } from '../../http/appError';
import type { JsSdk } from '../../providers/weChatJsSdk';
import type { Settings } from '../../settings';

export interface WeChatPageDeps {
  /** Null without an official account. */
  jsSdk: JsSdk | null;
  settings: Pick<Settings, 'publicUrl' | 'allowedOrigins'>;
}

/**
 * Returns the configuration of the JS-SDK in a page; null without an official account. Only our own pages are signed.
 * @throws AppError VALIDATION `url` `host` for a page of another host
 */
export async function getPageConfig({ jsSdk, settings }: WeChatPageDeps, url: string): Promise<PageConfig | null> {
  if (jsSdk === null) return null;
  const [page = ''] = url.split('#');
  if (!isOwnPage(settings, page)) throw new AppError('VALIDATION', { fields: { url: 'host' } });
  return jsSdk.sign(page);
}

function isOwnPage({ publicUrl, allowedOrigins }: WeChatPageDeps['settings'], page: string): boolean {
  if (!URL.canParse(page)) return false;
  const own = [...(publicUrl === undefined ? [] : [publicUrl]), ...allowedOrigins];
  return own.some((address) => new URL(address).origin === new URL(page).origin);
}
