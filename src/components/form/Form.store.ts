import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PhotosStore } from '@/components/photo/Photos.store';
import { ApiError } from '@/request/ApiError';
import { dateOf } from '@/lib/time';
import { FieldRemarks } from './FieldRemarks';
import type { Filled, FormKind, FormPorts } from './FormKind';
import { FormPhotos, type PhotoIds } from './FormPhotos';
import { RequestIds } from './RequestIds';

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
  /** What was tried last and not done, until it is tried again. */
  failure: { kind: 'keep' | 'send'; error: unknown } | null = null;
  private readonly remarks = new FieldRemarks();
  private readonly pictures: FormPhotos;
  private isTyped = false;
  /** How often something was typed or chosen. */
  private edits = 0;
  private readonly requests: RequestIds;

  constructor(
    private readonly kind: FormKind<Values>,
    private readonly api: FormPorts<Values>,
    private readonly now: () => number = Date.now
  ) {
    this.values = kind.empty();
    this.pictures = new FormPhotos(kind.photoFields, api);
    this.requests = new RequestIds(api.newRequestId);
    makeAutoObservable<this, 'kind' | 'api' | 'now' | 'remarks' | 'pictures' | 'requests' | 'edits'>(
      this,
      {
        kind: false,
        api: false,
        now: false,
        remarks: false,
        pictures: false,
        requests: false,
        edits: false,
        error: observableRef,
        failure: observableRef
      },
      { autoBind: true }
    );
  }

  /** The photos, by field. */
  get photos(): Record<string, PhotosStore> {
    return this.pictures.stores;
  }

  /** Puts what was sent before into the form, or what `draft` holds; why it was refused stands beside the fields. */
  async load(draft?: Filled<Values> | null): Promise<void> {
    this.phase = 'loading';
    try {
      const { before, reasons } = await this.api.load();
      runInAction(() => {
        const shown = draft ?? before;
        if (shown) this.fill(shown);
        this.remarks.hear(reasons);
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
  get photoIds(): PhotoIds {
    return this.pictures.ids;
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
    return this.isTyped || this.pictures.isChanged;
  }

  /** How many fields keep the form from being sent. */
  get missing(): number {
    return Object.keys(this.problems).length;
  }

  /** Why the whole was refused, when no field is named. */
  get generalReason(): string | undefined {
    return this.remarks.reasonOf('');
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
    this.remarks.change(Object.keys(changes));
  }

  /** Puts photos that were uploaded elsewhere into the form. */
  setPhotos(photos: PhotoIds): void {
    this.pictures.put(photos);
  }

  leave(field: string): void {
    this.remarks.leave(field);
  }

  /** What is wrong with a field, once it was left or the form was sent. */
  problemOf(field: string): string | undefined {
    return this.remarks.problemOf(field, this.problems[field]);
  }

  /** Something is said to be wrong with a field, or with one of its photos. */
  isWrong(field: string): boolean {
    return this.problemOf(field) !== undefined || this.photos[field]?.problem !== undefined;
  }

  /** Why a reviewer refused a field that has not changed since. */
  reasonOf(field: string): string | undefined {
    return this.pictures.isFieldChanged(field) ? undefined : this.remarks.reasonOf(field);
  }

  /** Says what a field is refused for; `photos.2` is the third one of a field of photos. */
  refuse(field: string, problem: string): void {
    const [name = '', place = '0'] = field.split('.');
    const photos = this.photos[name];
    if (photos) photos.refuse(Number(place));
    else this.remarks.refuse(field, problem);
  }

  /** Says of every field what is wrong with it, and waits for the photos. True when it can be sent. */
  async check(): Promise<boolean> {
    this.remarks.tryAll();
    const haveArrived = await this.pictures.settle();
    return this.missing === 0 && haveArrived;
  }

  /** Waits for the photos, then sends. Rejects with what the server did not do; what is filled in stays. */
  async submit(): Promise<Outcome> {
    return this.run('send', async () => {
      if (!(await this.check())) return null;
      const { photoIds: photos, filled } = this;
      await this.api.send(filled, await this.requests.of(filled));
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
    this.pictures.dispose();
  }

  /** @param act answers the photos that were sent, null when it did not come to that */
  private async run(kind: 'keep' | 'send', act: () => Promise<PhotoIds | null>): Promise<Outcome> {
    if (this.underWay !== null) return 'busy';
    this.underWay = kind;
    this.failure = null;
    this.remarks.forgetRefused();
    const { edits } = this;
    try {
      const photos = await act();
      if (photos === null) return 'invalid';
      runInAction(() => {
        this.isTyped = this.edits !== edits;
        this.pictures.know(photos);
      });
      return 'sent';
    } catch (error) {
      const fields = error instanceof ApiError && error.code === 'VALIDATION' ? error.data?.fields : undefined;
      if (!fields) {
        runInAction(() => (this.failure = { kind, error }));
        throw error;
      }
      runInAction(() => {
        for (const [field, problem] of Object.entries(fields)) this.refuse(field, problem);
      });
      return 'invalid';
    } finally {
      runInAction(() => (this.underWay = null));
    }
  }

  private fill({ values, photos }: Filled<Values>): void {
    // A draft of an older version of the app may know fewer fields.
    this.values = { ...this.kind.empty(), ...values };
    this.pictures.restore(photos);
  }
}
