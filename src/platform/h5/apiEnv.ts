/** Replaces the table of Taro's platforms: the code for each is chosen when it is built. */
export const ENV_TYPE = {};
export const getEnv = () => 'WEB';
