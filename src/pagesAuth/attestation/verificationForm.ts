import type { VerificationReason } from '@contract/verification';
import { FormStore } from '@/components/form/Form.store';
import type { Filled, FormKind } from '@/components/form/FormKind';
import { newRequestId } from '@/request/requestId';
import { previewPrivateImage } from '../api/verification';
import { privatePhotos } from './privatePhotos';
import { Suggestions } from './Suggestions';

/** What a form of one kind of verification holds. */
export interface VerificationFormKind<Values extends object, Papers> extends FormKind<Values> {
  /** What was sent before. */
  fromPapers(papers: Papers): Filled<Values>;
}

/** A form with what was read from its papers, to be checked. */
export type VerificationForm<Values extends object> = FormStore<Values> & {
  readonly suggestions: Suggestions<Values>;
};

interface VerificationFormPorts<Values, Papers> {
  load(): Promise<{ papers: Papers | null; reasons: VerificationReason[] }>;
  send(values: Values, requestId: string): Promise<unknown>;
}

/** The form of one kind of verification; its photos are private. */
export function verificationForm<Values extends object, Papers>(
  kind: VerificationFormKind<Values, Papers>,
  { load, send }: VerificationFormPorts<Values, Papers>
): VerificationForm<Values> {
  const form = new FormStore(kind, {
    load: async () => {
      const { papers, reasons } = await load();
      return { before: papers && kind.fromPapers(papers), reasons };
    },
    send,
    newRequestId,
    newPhotos: privatePhotos,
    restorePhotos: (photos, ids) => photos.restoreLoaded(ids, previewPrivateImage)
  });
  return Object.assign(form, { suggestions: new Suggestions(form) });
}
