import type { UploadIds, FormUploadsApi } from './FormUploads';

/** What is filled in: values and, by field, what its photos are named by. */
export interface FormSnapshot<Values> {
  values: Values;
  photos: UploadIds;
}

/** What a form of one kind holds and asks for. */
export interface FormDefinition<Values extends object> {
  empty(): Values;
  /** Fields that are photos, and how many they take. */
  uploadFields: Readonly<Record<string, number>>;
  /** The values with the names of the photos in them. */
  withUploads(values: Values, photos: Readonly<UploadIds>): Values;
  /** What is wrong, by field; `today` is YYYY-MM-DD in Asia/Shanghai. */
  problems(values: Values, today: string): Partial<Record<string, string>>;
}

export interface FormApi<Values extends object> extends FormUploadsApi {
  /** What was sent before (null: nothing) and why it was refused: of a field, or of the whole (`field` empty). */
  load(): Promise<{ previous: FormSnapshot<Values> | null; reasons: readonly { field: string; text: string }[] }>;
  /** @param requestId the same for every try to send the same content */
  send(values: Values, requestId: string): Promise<unknown>;
  /** Keeps it on the server, complete or not; left out where there are no drafts. */
  saveDraft?(values: Values): Promise<unknown>;
  newRequestId(): Promise<string>;
}
