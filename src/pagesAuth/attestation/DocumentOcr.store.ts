import { makeAutoObservable, runInAction } from 'mobx';
import { isApiError } from '@/lib/ApiError';
import type { OcrSuggestions } from './OcrSuggestions';

interface OcrForm<Values extends object> {
  /** Ids of the uploaded photos, by field. */
  readonly uploadIds: Readonly<Record<string, string[]>>;
  readonly suggestions: OcrSuggestions<Values>;
}

/**
 * `nothing`: no usable text was recognised; `known`: all recognised fields already hold the recognised values;
 * `differs`: a field holds another value; `unavailable`: the server has no OCR; `failed`: the request failed.
 */
export type OcrPhase =
  'idle' | 'reading' | 'filled' | 'known' | 'differs' | 'nothing' | 'unavailable' | 'tooOften' | 'failed';

/** OCR of the document in one form field. Lives as long as its page. */
export class DocumentOcrStore<Values extends object> {
  /** Number of field groups that were filled in. */
  filledCount = 0;
  private latestPhase: OcrPhase = 'idle';
  /** The photo that `latestPhase` refers to. */
  private processedImage: string | undefined = undefined;
  private running: Promise<void> = Promise.resolve();

  /**
   * @param recognise returns the recognised values, grouped by the fields that belong together; null when OCR is
   * unavailable
   * @param isWanted whether the form still asks for the document that can be recognised
   */
  constructor(
    private readonly form: OcrForm<Values>,
    private readonly field: string,
    private readonly recognise: (image: string) => Promise<Partial<Values>[] | null>,
    private readonly isWanted: () => boolean = () => true
  ) {
    makeAutoObservable<this, 'form' | 'field' | 'recognise' | 'isWanted' | 'running'>(
      this,
      { form: false, field: false, recognise: false, isWanted: false, running: false },
      { autoBind: true }
    );
  }

  /** The photo to recognise; undefined until one is uploaded, and while the form asks for another document. */
  get image(): string | undefined {
    return this.isWanted() ? this.form.uploadIds[this.field]?.[0] : undefined;
  }

  /** State of OCR for the current photo; `idle` after the photo changed. */
  get phase(): OcrPhase {
    return this.image === this.processedImage ? this.latestPhase : 'idle';
  }

  /** Runs OCR on the photo and fills in empty fields. Never rejects: `phase` holds the outcome. */
  run(): Promise<void> {
    const { image } = this;
    if (image !== undefined && this.phase !== 'reading') this.running = this.process(image);
    return this.running;
  }

  /** Resolves when the run in progress has ended. Never rejects. */
  async whenSettled(): Promise<void> {
    await this.running;
  }

  private async process(image: string): Promise<void> {
    this.processedImage = image;
    this.latestPhase = 'reading';
    let fieldGroups: Partial<Values>[] | null = [];
    let failure: OcrPhase | undefined;
    try {
      fieldGroups = await this.recognise(image);
      if (fieldGroups === null) failure = 'unavailable';
    } catch (error) {
      failure = isApiError(error, 'RATE_LIMITED') ? 'tooOften' : 'failed';
    }
    runInAction(() => {
      // The photo was removed or replaced, or another document was chosen in the meantime.
      if (this.processedImage !== image) return;
      if (this.image === image) this.latestPhase = failure ?? this.fill(fieldGroups ?? []);
      else this.processedImage = undefined;
    });
  }

  private fill(fieldGroups: Partial<Values>[]): OcrPhase {
    if (fieldGroups.length === 0) return 'nothing';
    this.filledCount = this.form.suggestions.fill(fieldGroups);
    if (this.filledCount > 0) return 'filled';
    return this.form.suggestions.hasConflicts ? 'differs' : 'known';
  }
}
