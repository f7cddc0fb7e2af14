import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import { ApiError } from '@/request/ApiError';
import { dateOf } from '@/lib/time';
import { FieldErrors } from './FieldErrors';
import type { FormSnapshot, FormDefinition, FormApi } from './FormDefinition';
import { FormUploads, type UploadIds } from './FormUploads';
import { RequestIds } from './RequestIds';

/** `invalid`: fields say what is missing; `busy`: something is being sent already. */
export type SubmitOutcome = 'sent' | 'invalid' | 'busy';

/**
 * A form: what is typed, its photos, what is wrong with a field once it was left or sent, what the server refused, and
 * one submission at a time. Lives as long as its page; `dispose` lets go of its photos.
 */
export class FormStore<Values extends object> {
  values: Values;
  phase: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown = undefined;
  /** What is on its way to the server. */
  pendingAction: 'keep' | 'send' | null = null;
  /** What was tried last and not done, until it is tried again. */
  failure: { kind: 'keep' | 'send'; error: unknown } | null = null;
  private readonly fieldErrors = new FieldErrors();
  private readonly formUploads: FormUploads;
  private isEdited = false;
  /** How often something was typed or chosen. */
  private editCount = 0;
  private readonly requests: RequestIds;

  constructor(
    private readonly definition: FormDefinition<Values>,
    private readonly api: FormApi<Values>,
    private readonly now: () => number = Date.now
  ) {
    this.values = definition.empty();
    this.formUploads = new FormUploads(definition.uploadFields, api);
    this.requests = new RequestIds(api.newRequestId);
    makeAutoObservable<this, 'definition' | 'api' | 'now' | 'fieldErrors' | 'formUploads' | 'requests' | 'editCount'>(
      this,
      {
        definition: false,
        api: false,
        now: false,
        fieldErrors: false,
        formUploads: false,
        requests: false,
        editCount: false,
        error: observableRef,
        failure: observableRef
      },
      { autoBind: true }
    );
  }

  /** The photos, by field. */
  get uploads(): Record<string, UploadsStore> {
    return this.formUploads.stores;
  }

  /** Puts what was sent before into the form, or what `draft` holds; why it was refused stands beside the fields. */
  async load(draft?: FormSnapshot<Values> | null): Promise<void> {
    this.phase = 'loading';
    try {
      const { previous, reasons } = await this.api.load();
      runInAction(() => {
        const shown = draft ?? previous;
        if (shown) this.applySnapshot(shown);
        this.fieldErrors.setReviewReasons(reasons);
        this.isEdited = Boolean(draft);
        this.phase = 'ready';
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
        this.phase = 'failed';
      });
    }
  }

  /** What the photos that have arrived are named by, by field. */
  get uploadIds(): UploadIds {
    return this.formUploads.ids;
  }

  /** Everything that is filled in. */
  get filledValues(): Values {
    return this.definition.withUploads(this.values, this.uploadIds);
  }

  get problems(): Partial<Record<string, string>> {
    return this.definition.problems(this.filledValues, dateOf(this.now()));
  }

  /** Something was typed or chosen since it was opened or sent. */
  get isChanged(): boolean {
    return this.isEdited || this.formUploads.isChanged;
  }

  /** How many fields keep the form from being sent. */
  get invalidCount(): number {
    return Object.keys(this.problems).length;
  }

  /** Why the whole was refused, when no field is named. */
  get generalReviewReason(): string | undefined {
    return this.fieldErrors.reviewReasonOf('');
  }

  get isSubmitting(): boolean {
    return this.pendingAction === 'send';
  }

  /** Fills in what nobody typed: it is no change, and nothing that was refused is put right by it. */
  prefill(changes: Partial<Values>): void {
    Object.assign(this.values, changes);
  }

  set(changes: Partial<Values>): void {
    Object.assign(this.values, changes);
    this.isEdited = true;
    this.editCount += 1;
    this.fieldErrors.clear(Object.keys(changes));
  }

  /** Puts photos that were uploaded elsewhere into the form. */
  setUploads(uploads: UploadIds): void {
    this.formUploads.put(uploads);
  }

  touch(field: string): void {
    this.fieldErrors.touch(field);
  }

  /** What is wrong with a field, once it was left or the form was sent. */
  problemOf(field: string): string | undefined {
    return this.fieldErrors.problemOf(field, this.problems[field]);
  }

  /** Something is said to be wrong with a field, or with one of its photos. */
  hasError(field: string): boolean {
    return this.problemOf(field) !== undefined || this.uploads[field]?.problem !== undefined;
  }

  /** Why a reviewer refused a field that has not changed since. */
  reviewReasonOf(field: string): string | undefined {
    return this.formUploads.isFieldChanged(field) ? undefined : this.fieldErrors.reviewReasonOf(field);
  }

  /** Says what a field is refused for; `photos.2` is the third one of a field of photos. */
  setServerError(field: string, problem: string): void {
    const [name = '', index = '0'] = field.split('.');
    const uploads = this.uploads[name];
    if (uploads) uploads.markRejected(Number(index));
    else this.fieldErrors.setServerError(field, problem);
  }

  /** Says of every field what is wrong with it, and waits for the photos. True when it can be sent. */
  async validate(): Promise<boolean> {
    this.fieldErrors.touchAll();
    const haveArrived = await this.formUploads.settle();
    return this.invalidCount === 0 && haveArrived;
  }

  /** Waits for the photos, then sends. Rejects with what the server did not do; what is filled in stays. */
  async submit(): Promise<SubmitOutcome> {
    return this.runExclusive('send', async () => {
      if (!(await this.validate())) return null;
      const { uploadIds: uploads, filledValues } = this;
      await this.api.send(filledValues, await this.requests.idFor(filledValues));
      return uploads;
    });
  }

  /** Keeps what is filled in and the photos that have arrived. Rejects as above. */
  async saveDraft(): Promise<SubmitOutcome> {
    return this.runExclusive('keep', async () => {
      const uploads = this.uploadIds;
      await this.api.saveDraft?.(this.filledValues);
      return uploads;
    });
  }

  dispose(): void {
    this.formUploads.dispose();
  }

  /** @param work answers the photos that were sent, null when it did not come to that */
  private async runExclusive(kind: 'keep' | 'send', work: () => Promise<UploadIds | null>): Promise<SubmitOutcome> {
    if (this.pendingAction !== null) return 'busy';
    this.pendingAction = kind;
    this.failure = null;
    this.fieldErrors.clearServerErrors();
    const { editCount } = this;
    try {
      const uploads = await work();
      if (uploads === null) return 'invalid';
      runInAction(() => {
        this.isEdited = this.editCount !== editCount;
        this.formUploads.setInitialIds(uploads);
      });
      return 'sent';
    } catch (error) {
      const fields = error instanceof ApiError && error.code === 'VALIDATION' ? error.data?.fields : undefined;
      if (!fields) {
        runInAction(() => (this.failure = { kind, error }));
        throw error;
      }
      runInAction(() => {
        for (const [field, problem] of Object.entries(fields)) this.setServerError(field, problem);
      });
      return 'invalid';
    } finally {
      runInAction(() => (this.pendingAction = null));
    }
  }

  private applySnapshot({ values, photos: uploads }: FormSnapshot<Values>): void {
    // A draft of an older version of the app may know fewer fields.
    this.values = { ...this.definition.empty(), ...values };
    this.formUploads.restore(uploads);
  }
}
