import { Value } from '@sinclair/typebox/value';
import { type DeepLinkConfig, LinkTarget } from '@contract/deepLink';
import { linkFault } from '@rules/linkTarget';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { readSetting, readSettingForUpdate, writeSetting } from '../setting/setting.service';

const NAME = /^[a-z][A-Za-z0-9]{1,39}$/;

/** Returns the named links without those that `webHosts` does not allow, such as one of an earlier allow-list. */
export async function readDeepLinks(db: Db, webHosts: readonly string[]): Promise<DeepLinkConfig> {
  const { version, actions } = await readSetting(db, 'jumpConfig');
  const sound = Object.entries(actions).filter(([, target]) => linkFault(target, webHosts) === undefined);
  return { version, actions: Object.fromEntries(sound) };
}

/**
 * Adds or replaces a named link, or removes it (`target` null). Returns the links that there are now. Idempotent.
 * @throws AppError VALIDATION `name` for one that is no word in Latin letters, VALIDATION `target` `type`, `field`,
 * `unsafe` or `host` for a link that must not be stored, NOT_FOUND for the removal of an unknown link
 */
export async function saveDeepLink(
  db: Db,
  link: { name: string; target: unknown },
  webHosts: readonly string[]
): Promise<DeepLinkConfig> {
  const { name, target } = link;
  if (!NAME.test(name)) throw new AppError('VALIDATION', { fields: { name: 'pattern' } });
  const fault = target === null ? undefined : (linkFault(target, webHosts) ?? schemaFault(target));
  if (fault !== undefined) throw new AppError('VALIDATION', { fields: { target: fault } });
  return db.transaction().execute(async (tx) => {
    const { version, actions } = await readSettingForUpdate(tx, 'jumpConfig');
    const { [name]: old, ...others } = actions;
    if (target === null && old === undefined) throw new AppError('NOT_FOUND');
    const saved = {
      version: version + 1,
      actions: target === null ? others : { ...others, [name]: Value.Clean(LinkTarget, target) as LinkTarget }
    };
    await writeSetting(tx, 'jumpConfig', saved);
    return saved;
  });
}

const schemaFault = (target: unknown) => (Value.Check(LinkTarget, target) ? undefined : 'field');
