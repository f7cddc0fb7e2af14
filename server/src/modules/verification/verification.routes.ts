import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { readIdCard, readLicence } from './ocr.service';
import { getVerificationForReview, listVerifications, reviewVerification } from './review.service';
import { submitCompany, submitPark, submitPerson } from './submission.service';
import {
  findCompanyOnPlatform,
  getMyVerifications,
  getVerificationDetail,
  remindReviewers,
  withdrawVerification
} from './verification.service';

export function verificationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const nowMs = () => deps.now().getTime();

  handle(app, 'GET /api/front/verification/mine', ({ user }) => getMyVerifications(db, user, nowMs()));

  handle(app, 'POST /api/front/verification/detail', ({ user, input }) =>
    getVerificationDetail(deps, user, input.kind, nowMs())
  );

  handle(app, 'POST /api/front/verification/person', ({ user, input }) => submitPerson(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/verification/company', ({ user, input }) => submitCompany(deps, user, input, nowMs()));

  handle(app, 'POST /api/front/verification/park', ({ user, input }) => submitPark(deps, user, input, nowMs()));

  const ocrRequest = (image: string, { log }: FastifyRequest) => ({
    image,
    nowMs: nowMs(),
    onFailure: (error: unknown) => log.warn({ err: error }, 'documents could not be recognized')
  });
  handle(app, 'POST /api/front/verification/readIdCard', ({ user, input, request }) =>
    readIdCard(deps, user, { ...ocrRequest(input.image, request), side: input.side })
  );

  handle(app, 'POST /api/front/verification/readLicence', ({ user, input, request }) =>
    readLicence(deps, user, ocrRequest(input.image, request))
  );

  handle(app, 'GET /api/front/verification/companyOf', ({ input }) => findCompanyOnPlatform(db, input.uscc));

  handle(app, 'POST /api/front/verification/withdraw', ({ user, input }) =>
    withdrawVerification(db, user, input.kind, nowMs())
  );

  handle(app, 'POST /api/front/verification/remind', async ({ user, input }) => {
    await remindReviewers(db, user, input.kind, nowMs());
    return null;
  });

  handle(app, 'GET /api/operator/verification/list', ({ input }) => listVerifications(db, input.state));

  handle(app, 'GET /api/operator/verification/{id}', ({ params }) => getVerificationForReview(deps, params.id));

  handle(app, 'POST /api/operator/verification/review/{id}', ({ params, input }) =>
    reviewVerification(deps, params.id, input, nowMs())
  );
}
