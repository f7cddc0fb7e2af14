import type { FormUploadsApi, UploadIds } from './FormUploads';

/** Entered values and photo ids by field. */
export interface FormSnapshot<Values> {
  values: Values;
  photos: UploadIds;
}

export type UploadFields = Readonly<Record<string, number>>;

/** Content and validation rules of one kind of form. */
export interface FormDefinition<Values extends object> {
  empty(): Values;
  /**
   * Maximum number of photos by field; a function of the values where the entries of a list have photos of their own.
   * Omitted, like `withUploads`, by forms without photos.
   */
  uploadFields?: UploadFields | ((values: Values) => UploadFields);
  /** Returns the values with the photo ids filled in. */
  withUploads?(values: Values, photos: Readonly<UploadIds>): Values;
  /**
   * Returns restored values as the form shows them, such as without a price in a unit that is no longer asked for. Called
   * after `load`.
   */
  adapt?(values: Values): Values;
  /** Returns error messages by field. `today` is YYYY-MM-DD in Asia/Shanghai. */
  problems(values: Values, today: string): Partial<Record<string, string>>;
  /** Returns the field that shows the server's error of a path in the sent data; the path itself when omitted. */
  fieldOf?(path: string, values: Values): string;
}

/** Differs from that of any other content that the server has stored for the form; null while it has stored none. */
export type StoredVersion = string | number | null;

export interface LoadedForm<Values> {
  /** Previous submission; null for none. */
  previous: FormSnapshot<Values> | null;
  /** Review reasons; an empty `field` applies to the whole form. */
  reasons: readonly { field: string; text: string }[];
  /** Omitted where the server stores no draft, or merges it with what has changed. */
  storedVersion?: StoredVersion;
  /** True for a form that is not shown, because nothing can be sent now: a draft is restored without a question. */
  isClosed?: boolean;
  /** Applies what was loaded besides the form. Called, before `adapt`, once this load is known to be the latest. */
  apply?(): void;
}

export interface FormApi<Values extends object> extends Partial<FormUploadsApi> {
  /** Resolves to null when what the form edits no longer exists. */
  load(): Promise<LoadedForm<Values> | null>;
  /** @param requestId idempotency key, the same for every attempt to send the same content; empty without keys */
  send(values: Values, requestId: string): Promise<unknown>;
  /**
   * Saves a draft on the server, complete or not, and returns its version where forms are loaded with one. Omitted by forms
   * without drafts.
   */
  saveDraft?(values: Values): Promise<StoredVersion | undefined>;
  /** Omitted where sending the same content again changes nothing. */
  newRequestId?(): Promise<string>;
}
