import type { HostPage } from './hostPage.types';

export const connectApp: HostPage['connectApp'] = () => Promise.resolve();

export const isAppBrowser: HostPage['isAppBrowser'] = () => false;

export const askAppLogin: HostPage['askAppLogin'] = () => Promise.resolve(false);

export const acceptToken: HostPage['acceptToken'] = () => undefined;

export const acceptHostUser: HostPage['acceptHostUser'] = () => undefined;
