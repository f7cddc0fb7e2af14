import type { PersonalData } from '../../personalData';

export const boothFavouritesPersonalData: PersonalData = {
  name: 'boothFavourites',
  columns: ['expo_booth_favourite.user_id'],
  exportOf: ({ db }, userId) =>
    db
      .selectFrom('expo_booth_favourite')
      .where('user_id', '=', userId)
      .select(['expo_id as expoId', 'booth_no as boothNo', 'created_at_ms as createdAtMs'])
      .orderBy('created_at_ms')
      .execute(),
  erase: async ({ tx }, userId) => {
    await tx.deleteFrom('expo_booth_favourite').where('user_id', '=', userId).execute();
  }
};
