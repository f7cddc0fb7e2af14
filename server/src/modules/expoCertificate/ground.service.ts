import type { ExpoCertificateKind } from '@contract/expoCertificate';
import type { Db } from '../../database/schema';
import { certificateGrounds } from './certificateGrounds';

/** Something that a user did at an expo and that a certificate attests. */
export interface CertificateGround {
  expoId: string;
  kind: ExpoCertificateKind;
  /** Names the ground among those of the user, such as `ticket:` and an id. */
  subject: string;
  name: string;
  company: string;
  reason: string;
}

/** Returns what a user can claim certificates for. That of an exhibitor names a person, whose name has to be known. */
export async function groundsOf(db: Db, userId: string, nowMs: number): Promise<CertificateGround[]> {
  const { visitsOf, exhibitionsOf, awardsOf, nameOf } = certificateGrounds.use;
  const visits = (await visitsOf(db, userId)).map(({ expoId, ticketId, name, company }): CertificateGround => {
    return { expoId, kind: 'visitor', subject: `ticket:${ticketId}`, name, company, reason: '' };
  });
  const awards = (await awardsOf(db, userId)).map(
    ({ expoId, candidateId, name, company, category }): CertificateGround => {
      return { expoId, kind: 'award', subject: `award:${candidateId}`, name, company, reason: category };
    }
  );
  const exhibitions = await exhibitionsOf(db, userId, nowMs);
  const staff = exhibitions.length === 0 ? '' : await nameOf(db, userId);
  const exhibited = exhibitions.map(({ expoId, exhibitorId, company }): CertificateGround => {
    return { expoId, kind: 'exhibitor', subject: `exhibitor:${exhibitorId}`, name: staff, company, reason: '' };
  });
  return [...awards, ...(staff === '' ? [] : exhibited), ...visits];
}
