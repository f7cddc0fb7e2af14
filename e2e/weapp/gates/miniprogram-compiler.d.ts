interface OfficialCompilerOptions {
  /** Bytes of compiled text to read; the default is 1 MB, less than a large app's templates. */
  maxBuffer?: number;
}

declare module 'miniprogram-compiler' {
  /** @throws Error on WXML that the official compiler refuses */
  export function wxmlToJs(folder: string, options?: OfficialCompilerOptions): string;
}

/** The package's entry loses the compiler's message, this file inside it keeps it. */
declare module 'miniprogram-compiler/src/wcsc.js' {
  /** `files` are names without extension. Returns an Error instead of throwing it. */
  export default function wcsc(
    folder: string,
    files: string[],
    options?: OfficialCompilerOptions
  ): Record<string, string> | Error;
}
