import type { UnloadAlert } from './unloadAlert.types';

export const coversBack: UnloadAlert['coversBack'] = false;

/** Browsers show a sentence of their own. */
export const warnBeforeUnload: UnloadAlert['warnBeforeUnload'] = () => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
};
