import type { Commands } from '../../operatorCommand';
import { rotateKeys } from './keyRing';

export const keyCommands: Commands = {
  'keys:rotate': {
    summary:
      'replace the RSA pair of secure calls; running servers notice, clients fetch the new public key by themselves',
    run: async ({ settings }) => `New public key:\n${await rotateKeys(settings.keysDir)}`
  }
};
