import type { ApplyUpdate } from './appUpdate.types';

/** The page itself is never cached, so that reading it anew brings the newest version. */
export const applyUpdate: ApplyUpdate = () => {
  location.reload();
  return Promise.resolve();
};
