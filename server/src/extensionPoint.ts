/** A question that a module asks and a module above it answers. */
export interface ExtensionPoint<Answers> {
  /**
   * The functions that answer.
   * @throws Error when none were provided: `wiring.ts` was not loaded
   */
  readonly use: Answers;
  /** Only `wiring.ts` calls this. */
  provide(answers: Answers): void;
}

/** Defines what a module needs from a module above it, without importing it. */
export function defineExtensionPoint<Answers>(name: string): ExtensionPoint<Answers> {
  let provided: Answers | undefined;
  return {
    get use() {
      if (provided === undefined) throw new Error(`Nothing provides ${name}: wiring.ts was not loaded`);
      return provided;
    },
    provide(answers) {
      if (provided !== undefined) throw new Error(`${name} is provided twice`);
      provided = answers;
    }
  };
}
