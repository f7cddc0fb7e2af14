import type { ShowPhone } from '@contract/goods';
import type { Db } from '../../database/schema';
import { preferencesOf } from '../user/preference.service';
import { stricterVisibility } from './contactVisibility';

/** From whom on the number of a supply is shown, as its owner prefers it now. Of an account that is gone: as by default. */
export async function effectivePhoneVisibility(
  db: Db,
  ownerId: string | null,
  showPhone: ShowPhone
): Promise<ShowPhone> {
  const preference = ownerId === null ? 'verified' : (await preferencesOf(db, ownerId)).phoneVisibility;
  return stricterVisibility(showPhone, preference);
}
