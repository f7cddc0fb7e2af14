import type { CallInput } from '@contract';
import { call } from '@/request/call';

/** Certificates that the member may claim and has, the latest expo first. */
export const getCertificates = () => call('POST /api/front/expo/getCertificates');

/** Claims a certificate, once. NOT_FOUND for one that the member is not eligible for, CONFLICT for one that is void. */
export const receiveCertificate = (body: CallInput<'POST /api/front/spiceExpo/receiveCertificate'>) =>
  call('POST /api/front/spiceExpo/receiveCertificate', body, { secure: true });

/** Certificate under a number. NOT_FOUND, and RATE_LIMITED for too many checks. */
export const checkCertificate = (query: CallInput<'POST /api/front/expo/checkCertificate'>) =>
  call('POST /api/front/expo/checkCertificate', query);
