import type { IssuedExpoCertificate } from '@contract/expoCertificate';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { grantCertificate, LIST_LIMIT, listCertificates, voidCertificate } from './operator.service';

async function withSentence<T>(sentence: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(sentence);
  }
}

const describe = ({ id, no, kind, name, company, status }: IssuedExpoCertificate): string =>
  [id, no ?? 'no number', kind, toSingleLine(name), toSingleLine(company), status].join('  ');

export const expoCertificateCommands: Commands = {
  'certificates:list': {
    usage: 'EXPO',
    summary: 'show the certificates of an expo: id, number, kind, name, company, state',
    run: ({ withDatabase }, [expo]) => {
      const expoId = required(expo, 'EXPO');
      return withDatabase(async (db) => {
        const lines: string[] = [];
        for (let afterId = ''; ;) {
          const rows = await listCertificates(db, { expoId, afterId });
          lines.push(...rows.map(describe));
          if (rows.length < LIST_LIMIT) return lines.join('\n') || 'There are no certificates.';
          afterId = rows.at(-1)?.id ?? '';
        }
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
