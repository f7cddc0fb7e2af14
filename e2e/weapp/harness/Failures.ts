/** Failures inside the app: `console.error`, unhandled errors, calls that the harness does not implement. */
export class Failures {
  private readonly texts: string[] = [];

  /** `tolerated`: failures that a scenario expects. */
  constructor(private readonly tolerated: RegExp[]) {}

  add(text: string): void {
    if (!this.tolerated.some((pattern) => pattern.test(text))) this.texts.push(text);
  }

  addError(where: string, error: unknown): void {
    this.add(`${where}: ${describe(error)}`);
  }

  /** @throws Error with all failures since the last call */
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
