import type { RegistrationPrefill } from '@contract/expoTicket';
import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

interface VisitorProfile {
  /** Returns what the user entered in the profile; an empty name for none. */
  profileOf(
    db: Db,
    userId: string,
    nowMs: number
  ): Promise<Pick<RegistrationPrefill, 'region' | 'varietyIds'> & { realName: string }>;
}

/** A registration begins with what the profile says. */
export const visitorProfile = defineExtensionPoint<VisitorProfile>('visitorProfile');
