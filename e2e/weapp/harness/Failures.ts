/** What went wrong inside the app: `console.error`, errors nobody caught, calls that the harness does not know. */
export class Failures {
  private readonly texts: string[] = [];

  /** `tolerated`: what a scenario expects to go wrong. */
  constructor(private readonly tolerated: RegExp[]) {}

  add(text: string): void {
    if (!this.tolerated.some((pattern) => pattern.test(text))) this.texts.push(text);
  }

  addError(where: string, error: unknown): void {
    this.add(`${where}: ${describe(error)}`);
  }

  /** Throws all that was noted since the last call. */
  throwIfAny(): void {
    if (this.texts.length === 0) return;
    throw new Error(`the app failed:\n${this.texts.splice(0).join('\n')}`);
  }
}

/** Errors of the app come from another sandbox, so `instanceof Error` does not know them. */
function describe(error: unknown): string {
  const { stack, errMsg, message } = (error ?? {}) as { stack?: string; errMsg?: string; message?: string };
  return stack ?? errMsg ?? message ?? String(error);
}
