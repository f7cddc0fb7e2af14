import { makeAutoObservable } from 'mobx';
import type { TranslationService } from '@contract/translation';
import { getTranslationService } from '@/api/translation';
import { Resource } from '@/request/Resource';

/** The translation service of the server. Asked for with the first foreign text, because most viewers see none. */
class TranslationServiceStore {
  private readonly answer = new Resource(async () => ({ service: await getTranslationService() }), {
    audience: 'everyone'
  });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null without a service, and until it is known. */
  get service(): TranslationService | null {
    return this.answer.value?.service ?? null;
  }

  /** Never rejects: without an answer there is no translation, and the next text asks again. */
  async loadOnce(): Promise<void> {
    if (!this.answer.isLoading) await this.answer.loadOnce();
  }
}

export const translationService = new TranslationServiceStore();
