import type { UploadIds, FormUploadsApi } from './FormUploads';

/** Entered values and photo ids by field. */
export interface FormSnapshot<Values> {
  values: Values;
  photos: UploadIds;
}

/** Content and validation rules of one kind of form. */
export interface FormDefinition<Values extends object> {
  empty(): Values;
  /** Maximum number of photos by field. */
  uploadFields: Readonly<Record<string, number>>;
  /** Returns the values with the photo ids filled in. */
  withUploads(values: Values, photos: Readonly<UploadIds>): Values;
  /** Returns error messages by field. `today` is YYYY-MM-DD in Asia/Shanghai. */
  problems(values: Values, today: string): Partial<Record<string, string>>;
}

export interface FormApi<Values extends object> extends FormUploadsApi {
  /**
   * Returns the previous submission (null for none) and the review reasons; an empty `field` applies to the whole form.
   */
  load(): Promise<{ previous: FormSnapshot<Values> | null; reasons: readonly { field: string; text: string }[] }>;
  /** @param requestId idempotency key, the same for every attempt to send the same content */
  send(values: Values, requestId: string): Promise<unknown>;
  /** Saves a draft on the server, complete or not. Omitted by forms without drafts. */
  saveDraft?(values: Values): Promise<unknown>;
  newRequestId(): Promise<string>;
}
