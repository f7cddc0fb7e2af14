import { type Gate, GateFailure } from './Gate';

/** An address that the output may name. */
export interface AllowedUrl {
  /** Prefix of the address; the character after it must not continue a host name. */
  prefix: string;
  why: string;
  /** True for an address that only a local build may name. */
  localOnly?: true;
}

/** Matches up to the end of the text or to an expression inside it. */
const url = /\b(?:https?|wss?|ftp):\/\/[^\s"'`\\)<>,;$]+/g;

/** The output names no address outside the allow-list (allowed-urls.json). */
export function urls(allowed: AllowedUrl[], environment: string): Gate {
  const usable = allowed.filter(({ localOnly }) => !localOnly || environment === 'local');
  return {
    name: 'addresses',
    check(output) {
      const seen = new Set<string>();
      for (const file of output.withExtension('.js', '.json', '.wxml', '.wxss', '.wxs')) {
        for (const [found] of output.text(file).matchAll(url)) {
          if (!usable.some(({ prefix }) => covers(prefix, found))) {
            throw new GateFailure(file, `names ${found}, which allowed-urls.json does not allow in "${environment}"`);
          }
          seen.add(found);
        }
      }
      return `${seen.size} addresses, all on the list`;
    }
  };
}

/** `https://a.example` covers `https://a.example/x`, not `https://a.example.evil.test`. */
function covers(prefix: string, found: string): boolean {
  if (!found.startsWith(prefix)) return false;
  return prefix.endsWith('/') || prefix.endsWith('=') || /^($|[/?#])/.test(found.slice(prefix.length));
}
