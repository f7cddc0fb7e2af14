import { agreementVersion } from '../../../types/rules/agreement';
import { WeappOutput } from '../gates/WeappOutput';
import type { App } from '../harness/App';
import { launch, type LaunchOptions } from '../harness/launch';
import { Storage } from '../harness/wx/storage';
import { dist } from './dist';

/** Prefix of the app's storage keys. */
export const prefix = 'xiangshi_weapp_';

let output: WeappOutput | undefined;

/** Opens the built app on the phone of a user who has given consent; `storage` has further stored values. */
export function openApp(options: Omit<LaunchOptions, 'dist'>): Promise<App> {
  output ??= WeappOutput.read(dist);
  const { storage } = options;
  if (storage instanceof Storage) return launch({ ...options, dist: output });
  const agreed = { [`${prefix}consentVersion`]: JSON.stringify(agreementVersion) };
  return launch({ ...options, dist: output, storage: { ...agreed, ...storage } });
}
