import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError } from '@/request/ApiError';
import type { OcrSuggestions } from './OcrSuggestions';

interface OcrForm<Values extends object> {
  /** Ids of the photos that have arrived, by field. */
  readonly uploadIds: Readonly<Record<string, string[]>>;
  readonly suggestions: OcrSuggestions<Values>;
}

/**
 * `nothing`: no text that fits; `known`: it was read, and every field is filled in already; `differs`: with something
 * else; `failed`: nobody was reached.
 */
export type OcrPhase =
  'idle' | 'reading' | 'filled' | 'known' | 'differs' | 'nothing' | 'unavailable' | 'tooOften' | 'failed';

/** The reading of the paper in one field of a form. Lives as long as its page. */
export class DocumentOcrStore<Values extends object> {
  /** How many parts of the form were filled in. */
  filledCount = 0;
  private latestPhase: OcrPhase = 'idle';
  /** The photo that `latestPhase` is about. */
  private processedImage: string | undefined = undefined;

  /** `recognise` answers what the paper says, what belongs together in one part; null when nobody can read it. */
  constructor(
    private readonly form: OcrForm<Values>,
    private readonly field: string,
    private readonly recognise: (image: string) => Promise<Partial<Values>[] | null>
  ) {
    makeAutoObservable<this, 'form' | 'field' | 'recognise'>(
      this,
      { form: false, field: false, recognise: false },
      { autoBind: true }
    );
  }

  /** The photo that can be read; undefined until one has arrived. */
  get image(): string | undefined {
    return this.form.uploadIds[this.field]?.[0];
  }

  /** Of the photo that is there: another photo begins anew. */
  get phase(): OcrPhase {
    return this.image === this.processedImage ? this.latestPhase : 'idle';
  }

  /** Reads the photo and fills in what is empty. Never rejects: `phase` says what came of it. */
  async run(): Promise<void> {
    const { image } = this;
    if (image === undefined || this.phase === 'reading') return;
    this.processedImage = image;
    this.latestPhase = 'reading';
    let fieldGroups: Partial<Values>[] | null = [];
    let failure: OcrPhase | undefined;
    try {
      fieldGroups = await this.recognise(image);
      if (fieldGroups === null) failure = 'unavailable';
    } catch (error) {
      failure = error instanceof ApiError && error.code === 'RATE_LIMITED' ? 'tooOften' : 'failed';
    }
    runInAction(() => {
      // The photo was taken back, or another one is being read.
      if (this.image !== image || this.processedImage !== image) return;
      this.latestPhase = failure ?? this.fill(fieldGroups ?? []);
    });
  }

  private fill(fieldGroups: Partial<Values>[]): OcrPhase {
    if (fieldGroups.length === 0) return 'nothing';
    this.filledCount = this.form.suggestions.fill(fieldGroups);
    if (this.filledCount > 0) return 'filled';
    return this.form.suggestions.hasConflicts ? 'differs' : 'known';
  }
}
