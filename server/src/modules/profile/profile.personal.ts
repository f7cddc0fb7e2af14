import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

async function exportProfile(db: Db, userId: string) {
  const profile = await db.selectFrom('user_profile').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return (
    profile && {
      realName: profile.real_name,
      gender: profile.gender,
      regionCode: profile.region_code,
      identity: profile.identity,
      varietyIds: profile.variety_ids,
      address: { regionCode: profile.address_region_code, detail: profile.address_detail },
      nicknameChangedAtMs: profile.nickname_changed_at_ms
    }
  );
}

async function eraseProfile(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('user_profile').where('user_id', '=', userId).execute();
}

export const profilePersonalData: PersonalData = {
  name: 'profile',
  columns: ['user_profile.user_id'],
  exportOf: async ({ db }, userId) => (await exportProfile(db, userId)) ?? null,
  erase: ({ tx }, userId) => eraseProfile(tx, userId)
};
