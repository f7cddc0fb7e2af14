import type { Db } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { presentOwn } from './expoCertificate.presenter';
import { deleteCertificatesOf, findCertificatesOf } from './expoCertificate.repository';

async function exportCertificates(db: Db, userId: string): Promise<unknown> {
  return (await findCertificatesOf(db, userId)).map(presentOwn);
}

export const expoCertificatesPersonalData: PersonalData = {
  name: 'expoCertificates',
  columns: ['expo_certificate.user_id'],
  exportOf: ({ db }, userId) => exportCertificates(db, userId),
  // A number is never given twice, so that the number of an erased certificate is unknown from then on.
  erase: ({ tx }, userId) => deleteCertificatesOf(tx, userId)
};
