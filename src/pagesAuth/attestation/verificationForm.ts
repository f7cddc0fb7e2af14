import type { VerificationKind } from '@contract/user';
import type { VerificationDetail } from '@contract/verification';
import { FormStore } from '@/components/form/Form.store';
import type { FormDefinition, FormSnapshot } from '@/components/form/FormDefinition';
import { replace } from '@/navigation/navigate';
import type { WhenOnTop } from '@/navigation/useWhenOnTop';
import { newRequestId } from '@/request/requestId';
import { getVerification, previewPrivateImage } from '../api/verification';
import { isUnderReview, type ResultRoute, resultRoutes } from './attestationRoutes';
import { OcrSuggestions } from './OcrSuggestions';
import { privatePhotos } from './privatePhotos';

/** Documents of the previous submission, by kind. */
type DocumentsOf<Kind extends VerificationKind> = NonNullable<VerificationDetail[Kind]>;

/** Definition of the form of one kind of verification. */
export interface VerificationFormDefinition<
  Kind extends VerificationKind,
  Values extends object
> extends FormDefinition<Values> {
  kind: Kind;
  fromDocuments(documents: DocumentsOf<Kind>): FormSnapshot<Values>;
  send(values: Values, requestId: string): Promise<unknown>;
}

/** Form store with the OCR suggestions that the user has to check. */
export type VerificationForm<Values extends object> = FormStore<Values> & {
  readonly suggestions: OcrSuggestions<Values>;
};

/**
 * Creates the form of one kind of verification; its photos are private.
 * @param whenOnTop of the page of the form
 */
export function verificationForm<Kind extends VerificationKind, Values extends object>(
  definition: VerificationFormDefinition<Kind, Values>,
  whenOnTop: WhenOnTop
): VerificationForm<Values> {
  const store = new FormStore(definition, {
    load: async () => {
      const detail = await getVerification(definition.kind);
      // Documents under review cannot be submitted again: the result page shows the progress and offers the withdrawal.
      const result: ResultRoute = resultRoutes[definition.kind];
      const isClosed = isUnderReview(detail.state);
      const documents = detail[definition.kind] as DocumentsOf<Kind> | null;
      return {
        previous: documents && definition.fromDocuments(documents),
        reasons: detail.reasons,
        storedVersion: detail.submittedAtMs,
        isClosed,
        apply: () => {
          if (isClosed) whenOnTop(() => replace(result));
        }
      };
    },
    send: definition.send,
    newRequestId,
    newUploads: (maxCount) => privatePhotos(maxCount),
    restoreUploads: (photos, ids) => photos.restoreLoaded(ids, previewPrivateImage)
  });
  return Object.assign(store, { suggestions: new OcrSuggestions(store) });
}
