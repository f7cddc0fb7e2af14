import type { EffectCallback } from 'react';
import type { DrawnPageInput } from '@contract/drawnPage';
import type { Envelope } from '@contract/error';

type AnyFunction = (...parameters: never[]) => unknown;

/**
 * A page being drawn: rendered, then shown, which makes its stores load, then rendered again with what has come. Stores are
 * kept from one render to the next, because React keeps nothing when it renders to a text.
 */
export class PageDrawing {
  /** Addresses of calls that no answer was given for. */
  readonly missing = new Set<string>();
  html = '';
  /** True while something has happened since the last render that may change the page. */
  isChanged = true;
  private readonly kept = new Map<string, unknown>();
  private readonly shown = new Set<string>();
  private readonly occurrences = new Map<string, number>();
  private due: (() => void)[] = [];
  private ends: (() => void)[] = [];
  private target: string | undefined;

  constructor(readonly input: DrawnPageInput) {}

  /** Renders the page, and runs what it does when it is shown for the first time. */
  render(renderToText: () => string): void {
    this.occurrences.clear();
    this.due = [];
    this.isChanged = false;
    this.html = renderToText();
    for (const run of this.due) run();
    if (this.due.length > 0) this.isChanged = true;
  }

  /** Returns the value of an earlier render, else creates it. */
  keep<T>(create: () => T): T {
    const key = this.keyOf(create);
    if (!this.kept.has(key)) this.kept.set(key, create());
    return this.kept.get(key) as T;
  }

  /** Runs the callback after this render, unless an earlier one had it. */
  whenShown(callback: () => void): void {
    this.runOnce(callback, callback);
  }

  /** Runs the effect after this render, unless an earlier one had it. Those that need a browser wait for the app. */
  whenMounted(effect: EffectCallback): void {
    this.runOnce(effect, () => {
      try {
        const end = effect();
        if (end) this.ends.push(end);
      } catch {
        // It needs a browser.
      }
    });
  }

  /** Ends what effects have begun: stores that all pages share would keep it. */
  end(): void {
    for (const end of this.ends) {
      try {
        end();
      } catch {
        // It needs a browser.
      }
    }
  }

  /** Returns the answer to a call; undefined for one that is missing. */
  answerTo(url: string): Envelope | undefined {
    const answer = this.input.answers[url];
    if (answer === undefined) this.missing.add(url);
    this.isChanged = true;
    return answer;
  }

  /** Takes note of a navigation in place of making it. */
  noteTarget(url: string): void {
    this.target ??= url;
  }

  /** Returns the address (path and query) that a tap opens; undefined where it does something else. */
  targetOf(press: () => void): string | undefined {
    this.target = undefined;
    try {
      press();
    } catch {
      // The tap also does something that needs a browser.
    }
    return this.target;
  }

  private runOnce(source: AnyFunction, run: () => void): void {
    const key = this.keyOf(source);
    if (this.shown.has(key)) return;
    this.shown.add(key);
    this.due.push(run);
  }

  /** The same function of the source, at its same occurrence in the page. */
  private keyOf(source: AnyFunction): string {
    const text = String(source);
    const occurrence = this.occurrences.get(text) ?? 0;
    this.occurrences.set(text, occurrence + 1);
    return `${occurrence} ${text}`;
  }
}

let current: PageDrawing | undefined;

export function setDrawing(drawing: PageDrawing): void {
  current?.end();
  current = drawing;
}

/** @throws Error when no page is being drawn: the code of a page did something while it was loaded */
export function drawing(): PageDrawing {
  if (!current) throw new Error('no page is being drawn');
  return current;
}
