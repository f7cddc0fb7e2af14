import type { InstallPageLoadError } from './pageLoadError.types';

export const showLostPages: InstallPageLoadError = () => undefined;
