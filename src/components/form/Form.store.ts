import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';

import type { PhotosStore } from '@/components/photo/Photos.store';
import { ApiError } from '@/request/ApiError';
import { dateOf } from '@/lib/time';

/** What is filled in: values and, by field, what its photos are named by. */
export interface Filled<Values> {
  values: Values;
  photos: Record<string, string[]>;
}

/** What a form of one kind holds and asks for. */
export interface FormKind<Values extends object> {
  empty(): Values;
  /** Fields that are photos, and how many they take. */
  photoFields: Readonly<Record<string, number>>;
  /** The values with the names of the photos in them. */
  withPhotos(values: Values, photos: Readonly<Record<string, string[]>>): Values;
  /** What is wrong, by field; `today` is YYYY-MM-DD in Asia/Shanghai. */
  problems(values: Values, today: string): Partial<Record<string, string>>;
}

export interface FormPorts<Values extends object> {
  /** What was sent before (null: nothing) and why it was refused: of a field, or of the whole (`field` empty). */
  load(): Promise<{ before: Filled<Values> | null; reasons: readonly { field: string; text: string }[] }>;
  /** @param requestId the same for every try to send the same content */
  send(values: Values, requestId: string): Promise<unknown>;
  /** Keeps it on the server, complete or not; left out where there are no drafts. */
  keep?(values: Values): Promise<unknown>;
  newRequestId(): Promise<string>;
  newPhotos(most: number, field: string): PhotosStore;
  /** Shows photos that were uploaded before. */
  restorePhotos(photos: PhotosStore, names: readonly string[], field: string): void;
}

/** `invalid`: fields say what is missing; `busy`: something is being sent already. */
export type Outcome = 'sent' | 'invalid' | 'busy';

/**
 * A form: what is typed, its photos, what is wrong with a field once it was left or sent, what the server refused, and
 * one submission at a time. Lives as long as its page; `dispose` lets go of its photos.
 */
export class FormStore<Values extends object> {
  values: Values;
  phase: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown = undefined;
  /** What is on its way to the server. */
  underWay: 'keep' | 'send' | null = null;
  readonly photos: Record<string, PhotosStore>;
  private readonly left = observable.set<string>();
  private readonly refused = observable.map<string, string>();
  private readonly reasons = observable.map<string, string>();
  private hasTried = false;
  private isTyped = false;
  /** How often something was typed or chosen. */
  private edits = 0;
  /** The photos that it was opened with, by field. */
  private firstPhotos: Record<string, string[]> = {};
  /** The same for every try to send the same content: the server takes it once. */
  private request: { content: string; id: string } | undefined;

  constructor(
    private readonly kind: FormKind<Values>,
    private readonly api: FormPorts<Values>,
    private readonly now: () => number = Date.now
  ) {
    this.values = kind.empty();
    this.photos = Object.fromEntries(
      Object.entries(kind.photoFields).map(([field, most]) => [field, api.newPhotos(most, field)])
    );
    makeAutoObservable<
      this,
      'kind' | 'api' | 'now' | 'left' | 'refused' | 'reasons' | 'request' | 'firstPhotos' | 'edits'
    >(
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
        edits: false,
        firstPhotos: observableRef,
        error: observableRef
      },
      { autoBind: true }
    );
  }

  /** Puts what was sent before into the form, or what `draft` holds; why it was refused stands beside the fields. */
  async load(draft?: Filled<Values> | null): Promise<void> {
    this.phase = 'loading';
    try {
      const { before, reasons } = await this.api.load();
      runInAction(() => {
        const shown = draft ?? before;
        if (shown) this.fill(shown);
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

  /** What the photos that have arrived are named by, by field. */
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

  get isSubmitting(): boolean {
    return this.underWay === 'send';
  }

  /** Fills in what nobody typed: it is no change, and nothing that was refused is put right by it. */
  put(changes: Partial<Values>): void {
    Object.assign(this.values, changes);
  }

  set(changes: Partial<Values>): void {
    Object.assign(this.values, changes);
    this.isTyped = true;
    this.edits += 1;
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

  /** Says what a field is refused for; `photos.2` is the third one of a field of photos. */
  refuse(field: string, problem: string): void {
    const [name = '', place = '0'] = field.split('.');
    const photos = this.photos[name];
    if (photos) photos.refuse(Number(place));
    else this.refused.set(field, problem);
  }

  /** Says of every field what is wrong with it, and waits for the photos. True when it can be sent. */
  async check(): Promise<boolean> {
    this.hasTried = true;
    const arrived = await Promise.all(Object.values(this.photos).map((photos) => photos.settle()));
    return this.missing === 0 && !arrived.includes(false);
  }

  /** Waits for the photos, then sends. Rejects with what the server did not do; what is filled in stays. */
  async submit(): Promise<Outcome> {
    if (this.underWay === null) this.hasTried = true;
    return this.run('send', async () => {
      const arrived = await Promise.all(Object.values(this.photos).map((photos) => photos.settle()));
      if (this.missing > 0 || arrived.includes(false)) return null;
      const photos = this.photoIds;
      await this.api.send(this.filled, await this.requestId());
      return photos;
    });
  }

  /** Keeps what is filled in and the photos that have arrived. Rejects as above. */
  async keep(): Promise<Outcome> {
    return this.run('keep', async () => {
      const photos = this.photoIds;
      await this.api.keep?.(this.filled);
      return photos;
    });
  }

  dispose(): void {
    for (const photos of Object.values(this.photos)) photos.dispose();
  }

  /** @param act answers the photos that were sent, null when it did not come to that */
  private async run(kind: 'keep' | 'send', act: () => Promise<Record<string, string[]> | null>): Promise<Outcome> {
    if (this.underWay !== null) return 'busy';
    this.underWay = kind;
    this.refused.clear();
    const { edits } = this;
    try {
      const photos = await act();
      if (photos === null) return 'invalid';
      runInAction(() => {
        this.isTyped = this.edits !== edits;
        this.firstPhotos = photos;
      });
      return 'sent';
    } catch (error) {
      const fields = error instanceof ApiError && error.code === 'VALIDATION' ? error.data?.fields : undefined;
      if (!fields) throw error;
      runInAction(() => {
        for (const [field, problem] of Object.entries(fields)) this.refuse(field, problem);
      });
      return 'invalid';
    } finally {
      runInAction(() => (this.underWay = null));
    }
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

  private fill({ values, photos }: Filled<Values>): void {
    // A draft of an older version of the app may know fewer fields.
    this.values = { ...this.kind.empty(), ...values };
    this.firstPhotos = photos;
    this.dispose();
    for (const [field, names] of Object.entries(photos)) {
      const store = this.photos[field];
      if (store) this.api.restorePhotos(store, names, field);
    }
  }
}
