import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FeedbackBody, FeedbackEnv, FeedbackKind, FeedbackTicket } from '@contract/feedback';
import type { DraftStorage } from '@/components/form/draftStorage';
import { FormStore } from '@/components/form/Form.store';
import type { FormUploadsApi } from '@/components/form/FormUploads';
import { feedbackForm, type FeedbackValues } from './feedbackForm';

interface FeedbackFormApi extends FormUploadsApi {
  createFeedback(form: FeedbackBody): Promise<FeedbackTicket>;
  /** Returns a request id of 32 hexadecimal digits. */
  newRequestId(): Promise<string>;
}

interface InitialValues {
  /** Kind requested by the link that opened the page; overrides the draft. */
  kind: FeedbackKind | undefined;
  contact: string | null;
}

/** One feedback to write and send. Lives until it is sent or the page is left. */
export class FeedBackStore {
  readonly form: FormStore<FeedbackValues>;
  readonly drafts: DraftStorage<FeedbackValues>;
  /** Created ticket; null until it was sent. */
  ticket: FeedbackTicket | null = null;

  constructor(api: FeedbackFormApi, env: FeedbackEnv, drafts: DraftStorage<FeedbackValues>, initial: InitialValues) {
    const { kind = null, contact } = initial;
    this.form = new FormStore(feedbackForm, {
      ...api,
      load: async () => {
        const values = { ...feedbackForm.empty(), requestId: await api.newRequestId(), kind, contact };
        return { previous: { values, photos: {} }, reasons: [] };
      },
      send: async ({ kind: chosen, content, contact: typed, ...values }) => {
        if (chosen === null) return;
        const body = { ...values, kind: chosen, content: content.trim(), contact: typed && typed.trim(), env };
        const ticket = await api.createFeedback(body);
        runInAction(() => {
          this.ticket = ticket;
        });
      }
    });
    this.drafts = {
      ...drafts,
      find(userId) {
        const draft = drafts.find(userId);
        return draft && kind ? { ...draft, values: { ...draft.values, kind } } : draft;
      }
    };
    makeAutoObservable(this, { form: false, drafts: false, ticket: observableRef }, { autoBind: true });
  }
}
