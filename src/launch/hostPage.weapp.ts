import type { HostPage } from './hostPage.types';

export const acceptToken: HostPage['acceptToken'] = () => undefined;

export const acceptHostUser: HostPage['acceptHostUser'] = () => undefined;
