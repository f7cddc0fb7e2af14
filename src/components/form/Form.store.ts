import { makeAutoObservable, observableRef, runInAction, toJS } from 'mobx';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import { isApiError } from '@/lib/ApiError';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';
import type { UnsentForm } from './draftStorage';
import { FieldErrors } from './FieldErrors';
import type { FormApi, FormDefinition, FormSnapshot, LoadedForm, StoredVersion, UploadFields } from './FormDefinition';
import { FormUploads, type UploadIds } from './FormUploads';
import { RequestIds } from './RequestIds';

/** Result of a submission: `invalid` when fields have errors, `busy` when another submission is pending. */
export type SubmitOutcome = 'sent' | 'invalid' | 'busy';

/** Loading state of a form; `missing` when what it edits no longer exists. */
export type FormPhase = 'loading' | 'ready' | 'failed' | 'missing';

const statuses = { loading: 'loading', ready: 'ready', failed: 'error', missing: 'empty' } as const;

/**
 * State of a form: values, photos, errors of touched fields, server errors, and one submission at a time. Lives as long
 * as its page; `dispose` releases its photos.
 */
export class FormStore<Values extends object> {
  values: Values;
  phase: FormPhase = 'loading';
  error: unknown = undefined;
  /** Request in progress, or null. */
  pendingAction: 'keep' | 'send' | null = null;
  /** Last failed action, until it is tried again. */
  failure: { kind: 'keep' | 'send'; error: unknown } | null = null;
  private readonly fieldErrors = new FieldErrors();
  private readonly formUploads: FormUploads;
  /** Version of what the server has stored for the form, as loaded or saved last. */
  private storedVersion: StoredVersion = null;
  /** Values that count as unchanged: as loaded, prefilled or submitted last. */
  private initialValues: Values;
  /** Values of the action in progress; they count as unchanged when it succeeds. */
  private sentValues: Values | undefined = undefined;
  private isDisposed = false;
  private readonly requests: RequestIds;
  private readonly resource: Resource<{ loaded: LoadedForm<Values> | null }>;

  constructor(
    private readonly definition: FormDefinition<Values>,
    private readonly api: FormApi<Values>,
    private readonly now: () => number = Date.now
  ) {
    this.values = definition.empty();
    this.initialValues = definition.empty();
    this.formUploads = new FormUploads(this.uploadFields, api);
    this.requests = new RequestIds(api.newRequestId ?? (() => Promise.resolve('')));
    this.resource = new Resource(async () => ({ loaded: await api.load() }), { missingCodes: [] });
    type Internal = 'definition' | 'api' | 'now' | 'fieldErrors' | 'formUploads' | 'requests' | 'resource';
    makeAutoObservable<this, Internal | 'initialValues' | 'sentValues' | 'isDisposed' | 'isOutdated'>(
      this,
      {
        definition: false,
        api: false,
        now: false,
        fieldErrors: false,
        formUploads: false,
        requests: false,
        resource: false,
        initialValues: observableRef,
        sentValues: false,
        isDisposed: false,
        isOutdated: false,
        error: observableRef,
        failure: observableRef
      },
      { autoBind: true }
    );
  }

  /** State of the page around the form. */
  get status(): (typeof statuses)[FormPhase] {
    return statuses[this.phase];
  }

  /** Photos by field. */
  get uploads(): Readonly<Record<string, UploadsStore>> {
    return this.formUploads.stores;
  }

  /**
   * Loads the previous submission, or shows `draft` instead, with the review reasons beside the fields. A form that is
   * loaded again stays visible meanwhile.
   * @param isWanted returns whether to show the draft, which is outdated when the server has stored something else since
   * it was begun; called when both are known, unless the form is closed or another user has logged in meanwhile
   */
  async load(
    draft: UnsentForm<Values> | null = null,
    isWanted: (isOutdated: boolean) => Promise<boolean> = () => Promise.resolve(true)
  ): Promise<void> {
    if (this.phase !== 'ready' || this.resource.value === null) this.phase = 'loading';
    const token = currentToken();
    const isLatest = await this.resource.load();
    const { value, error } = this.resource;
    if (this.isDisposed) return;
    if (!isLatest || !value) return this.showFailure(error);
    const { loaded } = value;
    runInAction(() => {
      this.error = undefined;
      loaded?.apply?.();
    });
    // The loaded content is the present viewer's, the draft is that of the viewer who began to load.
    const ownDraft = token === currentToken() ? draft : null;
    const isRestored =
      ownDraft && loaded && (loaded.isClosed === true || (await isWanted(this.isOutdated(ownDraft, loaded))));
    // Left, or loaded again, during the question.
    if (this.isDisposed || this.resource.value !== value) return;
    runInAction(() => {
      if (loaded) this.applyLoaded(loaded, isRestored ? ownDraft : loaded.previous);
      this.phase = loaded ? 'ready' : 'missing';
    });
  }

  /** The entered values with the photos, and what they began with. */
  get unsent(): UnsentForm<Values> {
    return { values: { ...this.values }, photos: this.uploadIds, storedVersion: this.storedVersion };
  }

  /** Ids of the uploaded photos, by field. */
  get uploadIds(): UploadIds {
    return this.formUploads.ids;
  }

  /** All values, including the ids of uploaded photos. */
  get filledValues(): Values {
    return this.definition.withUploads?.(this.values, this.uploadIds) ?? this.values;
  }

  get problems(): Partial<Record<string, string>> {
    return this.definition.problems(this.filledValues, shanghaiDay(this.now()));
  }

  /** Whether values or photos differ from those that were loaded or submitted last. */
  get isChanged(): boolean {
    return JSON.stringify(this.values) !== JSON.stringify(this.initialValues) || this.formUploads.isChanged;
  }

  /** Number of fields that prevent submission. */
  get invalidCount(): number {
    return Object.keys(this.problems).length;
  }

  /** Review reason for the whole form, when no field is named. */
  get generalReviewReason(): string | undefined {
    return this.fieldErrors.reviewReasonOf('');
  }

  get isSubmitting(): boolean {
    return this.pendingAction === 'send';
  }

  /** Sets values that the user did not enter. Does not mark the form as changed and clears no errors. */
  prefill(changes: Partial<Values>): void {
    Object.assign(this.values, changes);
    this.initialValues = { ...this.initialValues, ...changes };
    if (this.sentValues) this.sentValues = { ...this.sentValues, ...changes };
    this.updateUploadFields();
  }

  /** @param fields fields whose errors the change clears, where the errors of a list belong to its entries */
  set(changes: Partial<Values>, fields: readonly string[] = Object.keys(changes)): void {
    Object.assign(this.values, changes);
    this.updateUploadFields();
    this.fieldErrors.clear(fields);
  }

  /** Adds photos that were uploaded elsewhere, as many as fit, in place of those added this way before. */
  setUploads(uploads: UploadIds): void {
    this.formUploads.put(uploads);
  }

  touch(field: string): void {
    this.fieldErrors.touch(field);
  }

  /** Hides the error of a field until it is touched again or the form submitted: for a field that is shown again. */
  untouch(field: string): void {
    this.fieldErrors.untouch(field);
  }

  /** Returns the error of a field, once it was touched or the form was submitted. */
  problemOf(field: string): string | undefined {
    return this.fieldErrors.problemOf(field, this.problems[field]);
  }

  /** Returns whether an error is shown for the field or one of its photos. */
  hasError(field: string): boolean {
    return this.problemOf(field) !== undefined || this.uploads[field]?.problem !== undefined;
  }

  /** Returns the review reason of a field that has not changed since the review. */
  reviewReasonOf(field: string): string | undefined {
    return this.formUploads.isFieldChanged(field) ? undefined : this.fieldErrors.reviewReasonOf(field);
  }

  /** Sets the server's error of a field. `photos.2` is the third photo of the field `photos`. */
  setServerError(field: string, problem: string): void {
    const [name = '', index = '0'] = field.split('.');
    if (this.uploads[field]) this.uploads[field].markRejected(0);
    else if (this.uploads[name]) this.uploads[name].markRejected(Number(index));
    else this.fieldErrors.setServerError(field, problem);
  }

  /** Shows the errors of all fields and waits for the photos. Returns true when the form can be submitted. */
  async validate(): Promise<boolean> {
    this.fieldErrors.touchAll();
    const haveArrived = await this.formUploads.settle();
    return this.invalidCount === 0 && haveArrived;
  }

  /**
   * Waits for the photos, then submits.
   * @throws ApiError of the call, unless it names fields; the entered values stay
   */
  async submit(): Promise<SubmitOutcome> {
    return this.runExclusive('send', async () => {
      if (!(await this.validate())) return null;
      const { uploadIds: uploads, filledValues } = this;
      this.sentValues = toJS(this.values);
      await this.api.send(filledValues, await this.requests.idFor(filledValues));
      return uploads;
    });
  }

  /** Saves the entered values and the uploaded photos, without validation. Rejects like `submit`. */
  async saveDraft(): Promise<SubmitOutcome> {
    return this.runExclusive('keep', async () => {
      const uploads = this.uploadIds;
      this.sentValues = toJS(this.values);
      const version = await this.api.saveDraft?.(this.filledValues);
      if (version !== undefined) runInAction(() => (this.storedVersion = version));
      return uploads;
    });
  }

  /** Makes the current values the unchanged ones: leaving the form loses nothing that is wanted. */
  discardChanges(): void {
    this.initialValues = toJS(this.values);
    this.formUploads.setInitialIds(this.uploadIds);
  }

  /** Releases the photos. What is still being loaded is no longer shown. */
  dispose(): void {
    this.isDisposed = true;
    this.formUploads.dispose();
  }

  /** A draft that the server has stored as well, whose answer was lost, is not outdated. */
  private isOutdated(draft: UnsentForm<Values>, { previous, storedVersion = null }: LoadedForm<Values>): boolean {
    if ((draft.storedVersion ?? null) === storedVersion) return false;
    return JSON.stringify([draft.values, draft.photos]) !== JSON.stringify([previous?.values, previous?.photos]);
  }

  /** @param work returns the ids of the submitted photos, or null when nothing was submitted */
  private async runExclusive(kind: 'keep' | 'send', work: () => Promise<UploadIds | null>): Promise<SubmitOutcome> {
    if (this.pendingAction !== null) return 'busy';
    this.pendingAction = kind;
    this.failure = null;
    this.fieldErrors.clearServerErrors();
    try {
      const uploads = await work();
      if (uploads === null) return 'invalid';
      runInAction(() => {
        if (this.sentValues) this.initialValues = this.sentValues;
        this.formUploads.setInitialIds(uploads);
      });
      return 'sent';
    } catch (error) {
      const fields = isApiError(error, 'VALIDATION') ? error.data?.fields : undefined;
      if (!fields) {
        runInAction(() => (this.failure = { kind, error }));
        throw error;
      }
      runInAction(() => {
        const { fieldOf = (path: string) => path } = this.definition;
        for (const [path, problem] of Object.entries(fields)) this.setServerError(fieldOf(path, this.values), problem);
      });
      return 'invalid';
    } finally {
      this.sentValues = undefined;
      runInAction(() => (this.pendingAction = null));
    }
  }

  private showFailure(error: unknown): void {
    if (error === undefined) return;
    this.error = error;
    this.phase = 'failed';
  }

  private applyLoaded(loaded: LoadedForm<Values>, shown: FormSnapshot<Values> | null): void {
    const { previous, reasons, storedVersion = null } = loaded;
    const { empty, adapt = (values: Values) => values } = this.definition;
    // A draft of an older app version may lack fields.
    this.initialValues = adapt({ ...empty(), ...previous?.values });
    this.values = adapt({ ...empty(), ...shown?.values });
    this.storedVersion = storedVersion;
    this.updateUploadFields();
    if (shown) this.formUploads.restore(shown.photos, previous?.photos ?? {});
    this.fieldErrors.setReviewReasons(reasons);
  }

  private updateUploadFields(): void {
    this.formUploads.setFields(this.uploadFields);
  }

  /** Maximum number of photos by field. */
  private get uploadFields(): UploadFields {
    const { uploadFields = {} } = this.definition;
    return typeof uploadFields === 'function' ? uploadFields(this.values) : uploadFields;
  }
}
