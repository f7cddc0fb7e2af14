import { makeAutoObservable } from 'mobx';
import { canListen, listen } from '@/platform/speech';
import type { SpeechFailure } from '@/platform/speech/types';

/** Some speech engines end a sentence with punctuation. */
const END_OF_SENTENCE = /[\s。，、？！.,?!]+$/;

/** Voice input of the search field. Lives as long as the page. */
export class VoiceStore {
  isListening = false;
  /** True when the device supports speech recognition. */
  readonly isSupported = canListen();
  private stopListening: (() => void) | undefined;

  /** @param onText called repeatedly with the text recognised so far */
  constructor(private readonly onText: (text: string) => void) {
    makeAutoObservable<this, 'stopListening' | 'onText'>(
      this,
      { isSupported: false, stopListening: false, onText: false },
      { autoBind: true }
    );
  }

  /**
   * Listens for one sentence.
   * @returns the reason of a failure; undefined when text was recognised or listening was stopped
   */
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

  /** Stops listening; text that is still being recognised is delivered. */
  stop(): void {
    const { stopListening } = this;
    this.stopListening = undefined;
    stopListening?.();
  }

  /** Cancels recognition when the page is left, without a result. */
  cancel(): void {
    this.isListening = false;
    this.stop();
  }

  private reset(): void {
    this.isListening = false;
    this.stopListening = undefined;
  }
}
