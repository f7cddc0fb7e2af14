import { agreementVersion } from '../../../types/rules/agreement';
import type { App } from '../harness/App';
import { launch, type LaunchOptions } from '../harness/launch';
import { Storage } from '../harness/wx/storage';
import { dist } from './dist';

/** What the app stores its fields under. */
export const prefix = 'xiangshi_weapp_';

/** Opens the built app on the phone of somebody who has agreed to its texts; `storage` is what else it has stored. */
export function openApp(options: Omit<LaunchOptions, 'dist'>): Promise<App> {
  const { storage } = options;
  if (storage instanceof Storage) return launch({ ...options, dist });
  const agreed = { [`${prefix}consentVersion`]: JSON.stringify(agreementVersion) };
  return launch({ ...options, dist, storage: { ...agreed, ...storage } });
}
