import { Button } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import type { SharePlatform } from './share.types';

export const opensChats: SharePlatform['opensChats'] = true;

export const useSharedPage: SharePlatform['useSharedPage'] = ({ title, path }) => {
  useShareAppMessage(() => ({ title, path: `/${path}` }));
};

/** Only a button of WeChat's own opens the choice of chats; what it sends comes from `useSharedPage`. */
export const ShareButton: SharePlatform['ShareButton'] = ({ className, children, label, onOpened }) => (
  <Button className={className} openType="share" aria-label={label} plain onClick={onOpened}>
    {children}
  </Button>
);
