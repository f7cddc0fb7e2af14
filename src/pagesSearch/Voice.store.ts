import { makeAutoObservable } from 'mobx';
import { canListen, listen } from '@/platform/speech';
import type { SpeechFailure } from '@/platform/speech.types';

/** Some makers end a sentence as one is written. */
const END_OF_SENTENCE = /[\s。，、？！.,?!]+$/;

/** The field's text, spoken instead of typed. Lives as long as the page. */
export class VoiceStore {
  isListening = false;
  /** Does the device turn speech into text? */
  readonly isSupported = canListen();
  private stopListening: (() => void) | undefined;

  /** @param onText what was understood so far, again and again */
  constructor(private readonly onText: (text: string) => void) {
    makeAutoObservable<this, 'stopListening' | 'onText'>(
      this,
      { isSupported: false, stopListening: false, onText: false },
      { autoBind: true }
    );
  }

  /** Listens for one sentence. Answers why nothing came of it; undefined when something did or it was ended. */
  listen(): Promise<SpeechFailure | undefined> {
    this.isListening = true;
    return new Promise((resolve) => {
      const stopListening = listen({
        onText: (text) => {
          if (this.isListening) this.onText(text.replace(END_OF_SENTENCE, ''));
        },
        onEnd: (failure) => {
          resolve(this.stopListening === stopListening ? failure : undefined);
          this.reset();
        }
      });
      this.stopListening = stopListening;
    });
  }

  /** Ends the sentence: what is still being understood comes. */
  stop(): void {
    const { stopListening } = this;
    this.stopListening = undefined;
    stopListening?.();
  }

  /** The page goes: nothing more is wanted. */
  cancel(): void {
    this.isListening = false;
    this.stop();
  }

  private reset(): void {
    this.isListening = false;
    this.stopListening = undefined;
  }
}
