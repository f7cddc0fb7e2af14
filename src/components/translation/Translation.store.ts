import { makeAutoObservable } from 'mobx';
import { Resource } from '@/request/Resource';

/** A text that can be shown in the viewer's language. Lives as long as the text is shown in one language. */
export class TranslationStore {
  /** Whether the viewer asked for the translation. */
  isWanted = false;
  private readonly translation: Resource<{ text: string }>;

  constructor(fetch: () => Promise<{ text: string }>) {
    // A text that was taken down meanwhile is an error like any other: the original is still on the page.
    this.translation = new Resource(fetch, { missingCodes: [] });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The translation, while it is to be shown and has arrived. */
  get text(): string | null {
    return this.isWanted ? (this.translation.value?.text ?? null) : null;
  }

  get isLoading(): boolean {
    return this.isWanted && this.translation.isLoading;
  }

  get error(): unknown {
    return this.isWanted ? this.translation.error : undefined;
  }

  /** Shows the translation; asks for it again after an error. Never rejects. */
  async show(): Promise<void> {
    this.isWanted = true;
    if (this.translation.value === null) await this.translation.load();
  }

  /** Shows the original; a translation that arrives later waits for the next `show`. */
  hide(): void {
    this.isWanted = false;
  }
}
