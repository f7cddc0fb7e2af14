import { agreementVersion } from '../../../types/rules/agreement';
import type { App } from '../harness/App';
import { launch, type LaunchOptions } from '../harness/launch';
import { Storage } from '../harness/wx/storage';
import { dist } from './dist';

/** Prefix of the app's storage keys. */
export const prefix = 'xiangshi_weapp_';

/** Opens the built app on the phone of a user who has given consent; `storage` has further stored values. */
export function openApp(options: Omit<LaunchOptions, 'dist'>): Promise<App> {
  const { storage } = options;
  if (storage instanceof Storage) return launch({ ...options, dist });
  const agreed = { [`${prefix}consentVersion`]: JSON.stringify(agreementVersion) };
  return launch({ ...options, dist, storage: { ...agreed, ...storage } });
}
