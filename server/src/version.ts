import { versionCodeOf } from '@rules/appVersion';
import manifest from '../../package.json' with { type: 'json' };

/** Version of the app and the server, from package.json. */
export const appVersion = manifest.version;
/** The number by which clients compare versions. */
export const appVersionCode = versionCodeOf(appVersion);
