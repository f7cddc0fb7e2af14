import type { CheckedExpoCertificate, IssuedExpoCertificate, OwnExpoCertificate } from '@contract/expoCertificate';
import { maskName } from '@rules/personName';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { CertificateRow } from './expoCertificate.repository';

const dayOf = (ms: number | null) => (ms === null ? null : shanghaiDay(ms));

function statusOf(row: CertificateRow): OwnExpoCertificate['status'] {
  if (row.voided_at_ms !== null) return 'void';
  return row.no === null ? 'eligible' : 'claimed';
}

function fieldsOf({ kind, expo_name, name, company, reason }: CertificateRow) {
  return { kind, expoName: expo_name, name, company, reason };
}

export function presentOwn(row: CertificateRow): OwnExpoCertificate {
  return {
    ...fieldsOf(row),
    expoId: row.expo_id,
    subject: row.subject,
    status: statusOf(row),
    no: row.no,
    issuedOn: dayOf(row.claimed_at_ms),
    checkCode: row.check_code
  };
}

export function presentIssued(row: CertificateRow, mobile: string): IssuedExpoCertificate {
  return { ...fieldsOf(row), id: row.id, mobile, status: statusOf(row), no: row.no };
}

/** @param isNameShown false masks the name of a person; what won an award is public */
export function presentChecked(
  row: CertificateRow & { no: string; claimed_at_ms: number },
  isNameShown: boolean
): CheckedExpoCertificate {
  const isShown = isNameShown || row.kind === 'award';
  return {
    ...fieldsOf(row),
    name: isShown ? row.name : maskName(row.name),
    no: row.no,
    issuedOn: shanghaiDay(row.claimed_at_ms),
    isVoid: row.voided_at_ms !== null,
    isNameShown: isShown
  };
}
