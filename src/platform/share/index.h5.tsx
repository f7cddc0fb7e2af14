import { copyText } from '../clipboard';
import { Pressable } from '../pressable';
import type { SharePlatform } from './types';

export const opensChatPicker: SharePlatform['opensChatPicker'] = false;

/** A browser has its own ways to share a page. */
export const useSharedPage: SharePlatform['useSharedPage'] = () => undefined;

export const ShareButton: SharePlatform['ShareButton'] = ({ className, children, label, page, onCopied }) => (
  <Pressable
    className={className}
    label={label}
    onPress={() => void copyText(`${location.origin}/h5/${page.path}`).then(onCopied)}
  >
    {children}
  </Pressable>
);
