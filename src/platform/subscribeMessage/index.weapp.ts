import Taro from '@tarojs/taro';
import type { SubscribeMessagePlatform } from './types';

export const hasSubscribeMessages: SubscribeMessagePlatform['hasSubscribeMessages'] = true;

export const requestSubscribeMessage: SubscribeMessagePlatform['requestSubscribeMessage'] = async (tmplIds) => {
  try {
    const answers = (await Taro.requestSubscribeMessage({ tmplIds, entityIds: [] })) as unknown as Record<
      string,
      unknown
    >;
    return tmplIds.filter((id) => answers[id] === 'accept');
  } catch {
    // 20004: switched off for all; 10005: the app is in the background; and the like. The message centre has the news anyway.
    return [];
  }
};
