import { Button } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import type { SharePlatform } from './share.types';

export const useSharedPage: SharePlatform['useSharedPage'] = ({ title, path }) => {
  useShareAppMessage(() => ({ title, path: `/${path}` }));
};

/** Only a button of WeChat's own opens the choice of chats; what it sends comes from `useSharedPage`. */
export const ShareButton: SharePlatform['ShareButton'] = ({ className, children, label }) => (
  <Button className={className} openType="share" aria-label={label} plain>
    {children}
  </Button>
);
