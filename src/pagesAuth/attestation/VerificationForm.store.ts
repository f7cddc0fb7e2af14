import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { VerificationReason } from '@contract/verification';
import type { PhotosStore } from '@/components/photo/Photos.store';
import { ApiError } from '@/request/ApiError';
import { dateOf } from '@/lib/time';

export interface FormKind<Values extends object, Papers> {
  empty(): Values;
  /** Fields that are photos, and how many they take. */
  photoFields: Readonly<Record<string, number>>;
  /** The values with the ids of the photos in them. */
  withPhotos(values: Values, photos: Readonly<Record<string, string[]>>): Values;
  problems(values: Values, today: string): Partial<Record<string, string>>;
  /** What was sent before: values and ids of photos. */
  fromPapers(papers: Papers): { values: Values; photos: Record<string, string[]> };
}

export interface FormApi<Values extends object, Papers> {
  load(): Promise<{ papers: Papers | null; reasons: VerificationReason[] }>;
  send(values: Values, requestId: string): Promise<unknown>;
  newRequestId(): Promise<string>;
  newPhotos(most: number): PhotosStore;
  previewPhoto(id: string): Promise<string>;
}

/** `taken`: the company is on the platform already; `invalid`: fields say what is missing. */
export type Outcome = 'sent' | 'invalid' | 'busy';

/** The form of one kind of verification. Lives as long as its page; `dispose` lets go of its photos. */
export class VerificationFormStore<Values extends object, Papers> {
  values: Values;
  phase: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown = undefined;
  isSubmitting = false;
  readonly photos: Record<string, PhotosStore>;
  private readonly left = observable.set<string>();
  private readonly refused = observable.map<string, string>();
  private readonly reasons = observable.map<string, string>();
  private hasTried = false;
  private isTyped = false;
  /** Ids of the photos that it was opened with, by field. */
  private firstPhotos: Record<string, string[]> = {};
  /** The same for every try to send the same content: the server takes it once. */
  private request: { content: string; id: string } | undefined;

  constructor(
    private readonly kind: FormKind<Values, Papers>,
    private readonly api: FormApi<Values, Papers>,
    private readonly now: () => number = Date.now
  ) {
    this.values = kind.empty();
    this.photos = Object.fromEntries(
      Object.entries(kind.photoFields).map(([field, most]) => [field, api.newPhotos(most)])
    );
    makeAutoObservable<this, 'kind' | 'api' | 'now' | 'left' | 'refused' | 'reasons' | 'request' | 'firstPhotos'>(
      this,
      {
        kind: false,
        api: false,
        now: false,
        photos: false,
        left: false,
        refused: false,
        reasons: false,
        request: false,
        firstPhotos: observableRef,
        error: observableRef
      },
      { autoBind: true }
    );
  }

  /** Puts what was sent before into the form, or what `draft` holds; why it was refused stands beside the fields. */
  async load(draft?: { values: Values; photos: Record<string, string[]> } | null): Promise<void> {
    this.phase = 'loading';
    try {
      const { papers, reasons } = await this.api.load();
      runInAction(() => {
        const before = draft ?? (papers && this.kind.fromPapers(papers));
        if (before) this.fill(before);
        for (const { field, text } of reasons) this.reasons.set(field, text);
        this.isTyped = Boolean(draft);
        this.phase = 'ready';
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
        this.phase = 'failed';
      });
    }
  }

  /** Ids of the photos that have arrived, by field. */
  get photoIds(): Record<string, string[]> {
    return Object.fromEntries(Object.entries(this.photos).map(([field, photos]) => [field, photos.urls]));
  }

  /** Everything that is filled in. */
  get filled(): Values {
    return this.kind.withPhotos(this.values, this.photoIds);
  }

  get problems(): Partial<Record<string, string>> {
    return this.kind.problems(this.filled, dateOf(this.now()));
  }

  /** Something was typed or chosen since it was opened or sent. */
  get isChanged(): boolean {
    return this.isTyped || Object.keys(this.photos).some((field) => this.isPhotoChanged(field));
  }

  /** How many fields keep the form from being sent. */
  get missing(): number {
    return Object.keys(this.problems).length;
  }

  /** Why the whole was refused, when no field is named. */
  get generalReason(): string | undefined {
    return this.reasons.get('');
  }

  set(changes: Partial<Values>): void {
    Object.assign(this.values, changes);
    this.isTyped = true;
    for (const field of Object.keys(changes)) {
      this.refused.delete(field);
      this.reasons.delete(field);
    }
  }

  leave(field: string): void {
    this.left.add(field);
  }

  /** What is wrong with a field, once it was left or the form was sent. */
  problemOf(field: string): string | undefined {
    const refused = this.refused.get(field);
    if (refused !== undefined) return refused;
    return this.hasTried || this.left.has(field) ? this.problems[field] : undefined;
  }

  /** Why a reviewer refused a field that has not changed since. */
  reasonOf(field: string): string | undefined {
    return this.isPhotoChanged(field) ? undefined : this.reasons.get(field);
  }

  /** Says what a field is refused for, before it is sent. */
  refuse(field: string, problem: string): void {
    this.refused.set(field, problem);
  }

  /** Waits for the photos, then sends. Rejects with what the server did not do; what is filled in stays. */
  async submit(): Promise<Outcome> {
    if (this.isSubmitting) return 'busy';
    this.hasTried = true;
    this.isSubmitting = true;
    this.refused.clear();
    try {
      const arrived = await Promise.all(Object.values(this.photos).map((photos) => photos.settle()));
      if (this.missing > 0 || arrived.includes(false)) return 'invalid';
      await this.api.send(this.filled, await this.requestId());
      runInAction(() => {
        this.isTyped = false;
        this.firstPhotos = this.photoIds;
      });
      return 'sent';
    } catch (error) {
      const fields = error instanceof ApiError && error.code === 'VALIDATION' ? error.data?.fields : undefined;
      if (!fields) throw error;
      runInAction(() => {
        for (const [field, problem] of Object.entries(fields)) this.refused.set(field, problem);
      });
      return 'invalid';
    } finally {
      runInAction(() => (this.isSubmitting = false));
    }
  }

  dispose(): void {
    for (const photos of Object.values(this.photos)) photos.dispose();
  }

  private async requestId(): Promise<string> {
    const content = JSON.stringify(this.filled);
    if (this.request?.content !== content) this.request = { content, id: await this.api.newRequestId() };
    return this.request.id;
  }

  private isPhotoChanged(field: string): boolean {
    const ids = this.photos[field]?.urls ?? [];
    return ids.join() !== (this.firstPhotos[field] ?? []).join();
  }

  private fill({ values, photos }: { values: Values; photos: Record<string, string[]> }): void {
    this.values = values;
    this.firstPhotos = photos;
    for (const [field, ids] of Object.entries(photos)) {
      this.photos[field]?.restoreLoaded(ids, (id) => this.api.previewPhoto(id));
    }
  }
}
