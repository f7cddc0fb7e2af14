import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { grantCertificate, listCertificates, voidCertificate } from './operator.service';

async function withSentence<T>(sentence: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(sentence);
  }
}

export const expoCertificateCommands: Commands = {
  'certificates:list': {
    usage: 'EXPO',
    summary: 'show the certificates of an expo: id, number, kind, name, company, state',
    run: ({ withDatabase }, [expo]) => {
      const expoId = required(expo, 'EXPO');
      return withDatabase(async (db) => {
        const rows = await listCertificates(db, expoId);
        if (rows.length === 0) return 'There are no certificates.';
        return rows
          .map(({ id, no, kind, name, company, status }) =>
            [id, no ?? 'no number', kind, name, company, status].join('  ')
          )
          .join('\n');
      });
    }
  },
  'certificates:grant': {
    usage: 'EXPO MOBILE NAME',
    summary: 'let a volunteer claim a certificate; the user is notified',
    run: ({ withDatabase, now }, [expo, number, holder]) => {
      const [expoId, mobile, name] = [required(expo, 'EXPO'), required(number, 'MOBILE'), required(holder, 'NAME')];
      const grant = { operator: 'shell', expoId, mobile, kind: 'volunteer', name, company: '', reason: '' } as const;
      return withDatabase(async (db) => {
        await withSentence(
          'There is no such expo, or no account has the number.',
          grantCertificate(db, grant, now.getTime())
        );
        return `${name} may claim a certificate.`;
      });
    }
  },
  'certificates:void': {
    usage: 'ID REASON',
    summary: 'take a certificate back; its number is shown as void, and the user is notified',
    run: ({ withDatabase, now }, [certificate, ...terms]) => {
      const [id, reason] = [required(certificate, 'ID'), required(terms.join(' '), 'REASON')];
      return withDatabase(async (db) => {
        const work = voidCertificate(db, { id, operator: 'shell', reason }, now.getTime());
        await withSentence('There is no such certificate, or it is void.', work);
        return `${id} is void.`;
      });
    }
  }
};
