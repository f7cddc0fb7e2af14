import type { SubscribeMessagePlatform } from './types';

export const hasSubscribeMessages: SubscribeMessagePlatform['hasSubscribeMessages'] = false;

export const requestSubscribeMessage: SubscribeMessagePlatform['requestSubscribeMessage'] = () => Promise.resolve([]);
