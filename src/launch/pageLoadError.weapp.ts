import type { InstallPageLoadError } from './pageLoadError.types';

export const installPageLoadError: InstallPageLoadError = () => undefined;
