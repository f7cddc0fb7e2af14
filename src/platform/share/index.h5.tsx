import Taro, { useShareAppMessage } from '@tarojs/taro';
import { when } from 'mobx';
import { useEffect } from 'react';
import { copyText } from '../clipboard';
import { Pressable } from '../pressable';
import { systemInfo } from '../system';
import { sharedPageEvent } from './sharedPageEvent';
import type { ShareButtonProps, SharePlatform } from './types';

/** Address at which the app was entered, for phones whose performance entries do not have it. */
const enteredAddress = location.href;

export const opensChatPicker: SharePlatform['opensChatPicker'] = false;

/** WeChat's browser shares a page by a menu of its own. */
export const opensShareSheet: SharePlatform['opensShareSheet'] = () =>
  typeof navigator.share === 'function' && !systemInfo().isWeChatBrowser;

export const leadsToMiniProgram: SharePlatform['leadsToMiniProgram'] = false;

/** Taro keeps the card with its page, as in the mini-program; `weChatCards.ts` asks the page on top for it, and adds the picture. */
export const useSharedPage: SharePlatform['useSharedPage'] = (page) => {
  const { title, description, path, photo, varietyId } = page;
  useShareAppMessage(() => page);
  useEffect(() => {
    Taro.eventCenter.trigger(sharedPageEvent);
  }, [title, description, path, photo, varietyId]);
};

export const useTimelineCard: SharePlatform['useTimelineCard'] = () => undefined;

export const followSharedPages: SharePlatform['followSharedPages'] = ({ hasAgreed, signPage }) => {
  if (!systemInfo().isWeChatBrowser) return;
  when(hasAgreed, () => {
    import('./weChatCards').then(({ WeChatCards }) => new WeChatCards(signPage, enteredAddress).follow(), console.warn);
  });
};

export const ShareButton: SharePlatform['ShareButton'] = (props) => (
  <Pressable className={props.className} label={props.label} onPress={() => void sharePage(props)}>
    {props.children}
  </Pressable>
);

async function sharePage({ page, onOpened, onCopied }: ShareButtonProps): Promise<void> {
  const { title, description, path } = page;
  const url = `${location.origin}/h5/${path}`;
  if (opensShareSheet()) {
    try {
      await navigator.share({ title, url, ...(description && { text: description }) });
      onOpened?.();
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  onCopied(await copyText(url));
}
