import { Pressable } from '@/platform/pressable';
import type { SharePlatform } from '@/platform/share/types';

const nothing = () => undefined;

export const opensChatPicker: SharePlatform['opensChatPicker'] = false;

export const opensShareSheet: SharePlatform['opensShareSheet'] = () => false;

export const leadsToMiniProgram: SharePlatform['leadsToMiniProgram'] = false;

export const useSharedPage: SharePlatform['useSharedPage'] = nothing;

export const useTimelineCard: SharePlatform['useTimelineCard'] = nothing;

export const followSharedPages: SharePlatform['followSharedPages'] = nothing;

/** The app shares when it has come: a tap is repeated. */
export const ShareButton: SharePlatform['ShareButton'] = ({ className, label, children }) => (
  <Pressable className={className} label={label} onPress={nothing}>
    {children}
  </Pressable>
);
