import { Button } from '@tarojs/components';
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { cardPicture } from './cardPicture';
import type { SharePlatform } from './types';

export const opensChatPicker: SharePlatform['opensChatPicker'] = true;

export const opensShareSheet: SharePlatform['opensShareSheet'] = () => false;

export const leadsToMiniProgram: SharePlatform['leadsToMiniProgram'] = true;

export const useSharedPage: SharePlatform['useSharedPage'] = (page, onShared) => {
  const { title, path } = page;
  // Without a picture WeChat takes one of the screen, with our own bars in it.
  const imageUrl = cardPicture(page);
  useShareAppMessage(({ from }) => {
    if (from === 'menu') onShared?.();
    return { title, path: `/${path}`, imageUrl };
  });
};

export const useTimelineCard: SharePlatform['useTimelineCard'] = (page, onShared) => {
  const { title, path } = page;
  const [, query = ''] = path.split('?');
  const imageUrl = cardPicture(page);
  useShareTimeline(() => {
    onShared?.();
    return { title, query, imageUrl };
  });
};

/** The mini-program asks each page for its card itself. */
export const followSharedPages: SharePlatform['followSharedPages'] = () => undefined;

/** Only a button of WeChat's own opens the chat picker; it sends the card of `useSharedPage`. */
export const ShareButton: SharePlatform['ShareButton'] = ({ className, children, label, onOpened }) => (
  <Button className={className} openType="share" aria-label={label} onClick={onOpened}>
    {children}
  </Button>
);
