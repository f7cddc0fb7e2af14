import type { OpenChannelsLive } from './types';

export const openChannelsLive: OpenChannelsLive = () => Promise.resolve(false);
