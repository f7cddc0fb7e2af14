import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

/** A ticket of a user that was checked in. */
interface GroundVisit {
  expoId: string;
  ticketId: string;
  name: string;
  /** Empty for none. */
  company: string;
}

interface GroundExhibition {
  expoId: string;
  exhibitorId: string;
  company: string;
}

interface GroundAward {
  expoId: string;
  candidateId: string;
  name: string;
  company: string;
  category: string;
}

interface CertificateGrounds {
  visitsOf(db: Db, userId: string): Promise<GroundVisit[]>;
  /** Returns the expos that have begun and at which companies of a user exhibited. */
  exhibitionsOf(db: Db, userId: string, nowMs: number): Promise<GroundExhibition[]>;
  /** Returns what the companies that a user owns won. */
  awardsOf(db: Db, userId: string): Promise<GroundAward[]>;
  /** Returns the real name of a user, or that of their business card; empty when neither is known. */
  nameOf(db: Db, userId: string): Promise<string>;
}

/** The part that users had in an expo, from the modules that know it. An operator grants everything else. */
export const certificateGrounds = defineExtensionPoint<CertificateGrounds>('certificateGrounds');
