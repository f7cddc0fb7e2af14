import { Button } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { spiceCardUri } from '../assetUri/spiceArtUri';
import { uploadUri } from '../assetUri/uploadUri';
import type { SharePlatform } from './types';

/** Variety whose drawing represents the app itself. */
const DEFAULT_VARIETY = 'star-anise';

export const opensChatPicker: SharePlatform['opensChatPicker'] = true;

export const useSharedPage: SharePlatform['useSharedPage'] = ({ title, path, photo, varietyId }) => {
  // Without a picture WeChat takes one of the screen, with our own bars in it.
  const imageUrl = photo ? uploadUri(photo) : spiceCardUri(varietyId ?? DEFAULT_VARIETY);
  useShareAppMessage(() => ({ title, path: `/${path}`, imageUrl }));
};

/** Only a button of WeChat's own opens the chat picker; it sends the card of `useSharedPage`. */
export const ShareButton: SharePlatform['ShareButton'] = ({ className, children, label, onOpened }) => (
  <Button className={className} openType="share" aria-label={label} onClick={onOpened}>
    {children}
  </Button>
);
