/**
 * Opens the broadcast of an account of WeChat Channels.
 * @param channelId id of the account, `sph…`
 * @returns whether it was opened: only WeChat's app has Channels
 */
export type OpenChannelsLive = (channelId: string) => Promise<boolean>;
