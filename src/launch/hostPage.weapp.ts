import type { HostPage } from './hostPage.types';

export const takeToken: HostPage['takeToken'] = () => undefined;

export const takePerson: HostPage['takePerson'] = () => undefined;
