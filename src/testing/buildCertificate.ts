import type { CheckedExpoCertificate, OwnExpoCertificate } from '@contract/expoCertificate';

const fields = {
  kind: 'visitor',
  expoName: '2025 香料产业博览会',
  name: '覃秀兰',
  company: '桂南香叶供应链',
  reason: ''
} as const;

/** Builds a certificate that the member may claim. */
export function buildCertificate(changes: Partial<OwnExpoCertificate> = {}): OwnExpoCertificate {
  return {
    expoId: 'expo-1',
    subject: 'ticket:1',
    ...fields,
    status: 'eligible',
    no: null,
    issuedOn: null,
    checkCode: null,
    ...changes
  };
}

/** Builds a valid certificate as anyone sees it without its check code. */
export function buildCheckedCertificate(changes: Partial<CheckedExpoCertificate> = {}): CheckedExpoCertificate {
  return {
    no: 'YX202500004',
    ...fields,
    name: '覃**',
    issuedOn: '2026-11-20',
    isVoid: false,
    isNameShown: false,
    ...changes
  };
}
