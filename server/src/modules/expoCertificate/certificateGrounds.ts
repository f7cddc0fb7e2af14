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
  /** Returns the checked-in tickets of a user. */
  groundsOf(db: Db | Tx, userId: string): Promise<CertificateGround[]>;
}

/** Eligibility for certificates, from the module of the tickets. Exhibitors and winners are granted theirs by an operator. */
export const certificateGrounds = defineExtensionPoint<CertificateGrounds>('certificateGrounds');
