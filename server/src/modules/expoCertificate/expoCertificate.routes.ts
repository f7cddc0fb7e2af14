import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { checkCertificate, claimCertificate, listOwnCertificates } from './expoCertificate.service';
import { grantCertificate, listCertificates, voidCertificate } from './operator.service';

export function expoCertificateRoutes(app: FastifyInstance, { db, now }: Deps): void {
  const nowMs = () => now().getTime();

  handle(app, 'POST /api/front/expo/getCertificates', ({ user }) => listOwnCertificates(db, user, nowMs()));
  handle(app, 'POST /api/front/spiceExpo/receiveCertificate', ({ user, input }) =>
    claimCertificate(db, user, input, nowMs())
  );
  handle(app, 'POST /api/front/expo/checkCertificate', ({ input, request }) =>
    checkCertificate(db, input, request.ip, nowMs())
  );
  handle(app, 'GET /api/operator/expo/certificates', ({ input }) => listCertificates(db, input));
  handle(app, 'POST /api/operator/expo/grantCertificate', ({ input }) => grantCertificate(db, input, nowMs()));
  handle(app, 'POST /api/operator/expo/voidCertificate', ({ input }) => voidCertificate(db, input, nowMs()));
}
