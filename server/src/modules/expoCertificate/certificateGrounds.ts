import type { ExpoCertificateKind } from '@contract/expoCertificate';
import type { Db, Tx } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

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

interface CertificateGrounds {
  /** Returns what a user may have certified: checked-in tickets, exhibitors of the own company, awards that were won. */
  groundsOf(db: Db | Tx, userId: string, nowMs: number): Promise<CertificateGround[]>;
}

/** Eligibility for certificates, from the modules of tickets, exhibitors and awards. */
export const certificateGrounds = defineExtensionPoint<CertificateGrounds>('certificateGrounds');
