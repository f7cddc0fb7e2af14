import type { VerificationKind } from '@contract/user';
import type { VerificationDetail } from '@contract/verification';
import { FormStore } from '@/components/form/Form.store';
import type { Filled, FormKind } from '@/components/form/FormKind';
import { replace } from '@/navigation/navigate';
import { newRequestId } from '@/request/requestId';
import { getVerification, previewPrivateImage } from '../api/verification';
import { isWaiting, resultRoutes, type ResultRoute } from './attestationRoutes';
import { privatePhotos } from './privatePhotos';
import { Suggestions } from './Suggestions';

/** What was sent before, of one kind. */
type PapersOf<Kind extends VerificationKind> = NonNullable<VerificationDetail[Kind]>;

/** What a form of one kind of verification holds. */
export interface VerificationFormKind<Kind extends VerificationKind, Values extends object> extends FormKind<Values> {
  kind: Kind;
  fromPapers(papers: PapersOf<Kind>): Filled<Values>;
  send(values: Values, requestId: string): Promise<unknown>;
}

/** A form with what was read from its papers, to be checked. */
export type VerificationForm<Values extends object> = FormStore<Values> & {
  readonly suggestions: Suggestions<Values>;
};

/** The form of one kind of verification; its photos are private. */
export function verificationForm<Kind extends VerificationKind, Values extends object>(
  form: VerificationFormKind<Kind, Values>
): VerificationForm<Values> {
  const store = new FormStore(form, {
    load: async () => {
      const detail = await getVerification(form.kind);
      // What is looked at cannot be sent again: the result says how far it is, and takes it back.
      const result: ResultRoute = resultRoutes[form.kind];
      if (isWaiting(detail.state)) replace(result);
      const papers = detail[form.kind] as PapersOf<Kind> | null;
      return { before: papers && form.fromPapers(papers), reasons: detail.reasons };
    },
    send: form.send,
    newRequestId,
    newPhotos: (most) => privatePhotos(most),
    restorePhotos: (photos, ids) => photos.restoreLoaded(ids, previewPrivateImage)
  });
  return Object.assign(store, { suggestions: new Suggestions(store) });
}
