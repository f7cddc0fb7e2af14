import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError } from '@/request/ApiError';
import type { Suggestions } from './Suggestions';

interface ReadForm<Values extends object> {
  /** Ids of the photos that have arrived, by field. */
  readonly photoIds: Readonly<Record<string, string[]>>;
  readonly suggestions: Suggestions<Values>;
}

/**
 * `nothing`: no text that fits; `known`: it was read, and every field is filled in already; `differs`: with something
 * else; `failed`: nobody was reached.
 */
export type ReadingPhase =
  'idle' | 'reading' | 'filled' | 'known' | 'differs' | 'nothing' | 'unavailable' | 'tooOften' | 'failed';

/** The reading of the paper in one field of a form. Lives as long as its page. */
export class PaperReadingStore<Values extends object> {
  /** How many parts of the form were filled in. */
  filled = 0;
  private latest: ReadingPhase = 'idle';
  /** The photo that `latest` is about. */
  private readImage: string | undefined = undefined;

  /** `read` answers what the paper says, what belongs together in one part; null when nobody can read it. */
  constructor(
    private readonly form: ReadForm<Values>,
    private readonly field: string,
    private readonly read: (image: string) => Promise<Partial<Values>[] | null>
  ) {
    makeAutoObservable<this, 'form' | 'field' | 'read'>(
      this,
      { form: false, field: false, read: false },
      { autoBind: true }
    );
  }

  /** The photo that can be read; undefined until one has arrived. */
  get image(): string | undefined {
    return this.form.photoIds[this.field]?.[0];
  }

  /** Of the photo that is there: another photo begins anew. */
  get phase(): ReadingPhase {
    return this.image === this.readImage ? this.latest : 'idle';
  }

  /** Reads the photo and fills in what is empty. Never rejects: `phase` says what came of it. */
  async run(): Promise<void> {
    const { image } = this;
    if (image === undefined || this.phase === 'reading') return;
    this.readImage = image;
    this.latest = 'reading';
    let parts: Partial<Values>[] | null = [];
    let failure: ReadingPhase | undefined;
    try {
      parts = await this.read(image);
      if (parts === null) failure = 'unavailable';
    } catch (error) {
      failure = error instanceof ApiError && error.code === 'RATE_LIMITED' ? 'tooOften' : 'failed';
    }
    runInAction(() => {
      // The photo was taken back, or another one is being read.
      if (this.image !== image || this.readImage !== image) return;
      this.latest = failure ?? this.fill(parts ?? []);
    });
  }

  private fill(parts: Partial<Values>[]): ReadingPhase {
    if (parts.length === 0) return 'nothing';
    this.filled = this.form.suggestions.fill(parts);
    if (this.filled > 0) return 'filled';
    return this.form.suggestions.differs ? 'differs' : 'known';
  }
}
