import { Button } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { cardPicture } from './cardPicture';
import type { SharePlatform } from './types';

export const opensChatPicker: SharePlatform['opensChatPicker'] = true;

export const leadsToMiniProgram: SharePlatform['leadsToMiniProgram'] = true;

export const useSharedPage: SharePlatform['useSharedPage'] = (page) => {
  const { title, path } = page;
  // Without a picture WeChat takes one of the screen, with our own bars in it.
  const imageUrl = cardPicture(page);
  useShareAppMessage(() => ({ title, path: `/${path}`, imageUrl }));
};

/** The mini-program asks each page for its card itself. */
export const followSharedPages: SharePlatform['followSharedPages'] = () => undefined;

/** Only a button of WeChat's own opens the chat picker; it sends the card of `useSharedPage`. */
export const ShareButton: SharePlatform['ShareButton'] = ({ className, children, label, onOpened }) => (
  <Button className={className} openType="share" aria-label={label} onClick={onOpened}>
    {children}
  </Button>
);
