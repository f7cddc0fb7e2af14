import path from 'node:path';
import { type Gate, GateFailure } from './Gate';

const textFiles = ['.js', '.json', '.wxml', '.wxss', '.wxs', '.txt', '.html'];
const keyFiles = /(^|\/)(\.env[^/]*|[^/]+\.(pem|key|p12|pfx|jks))$/i;

const patterns: [name: string, pattern: RegExp][] = [
  // The label alone is in every package that reads keys.
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\[nr]|[\s"'`+])*[A-Za-z0-9+/]{32}/],
  // DER of PKCS#1 and PKCS#8 RSA keys in base64; a public key starts with MIIBIj, MIGf or MIGJ.
  ['a private key without its header', /["'`](?:MII[CEJ][A-Za-z0-9+/\\nr]{300,})/],
  ['an AppSecret', /app_?secret["'`]?\s*[:=]\s*["'`][0-9a-zA-Z]{16,}/i],
  [
    'a secret or password',
    /(?:secret|passw(?:or)?d|api_?key)["'`]?\s*[:=]\s*["'`](?=[^"'`]*\d)[0-9a-zA-Z+/_-]{24,}["'`]/i
  ],
  ['a cloud access key', /\b(?:AKID[0-9A-Za-z]{20,}|AKIA[0-9A-Z]{16}|LTAI[0-9A-Za-z]{16,})\b/],
  ['a database address', /\b(?:postgres(?:ql)?|mysql|redis|mongodb):\/\/[^\s"'`]*@/],
  ['a bearer token', /\bBearer [0-9A-Za-z._~+/-]{24,}/]
];

/** The output contains no secret: everyone can unpack a mini-program. */
export const secrets: Gate = {
  name: 'no secret',
  check(output) {
    const keyFile = [...output.files.keys()].find((file) => keyFiles.test(file));
    if (keyFile) throw new GateFailure(keyFile, 'is a key or settings file');
    const files = output.withExtension(...textFiles);
    for (const file of files) {
      const text = output.text(file);
      for (const [name, pattern] of patterns) {
        const at = text.search(pattern);
        // The match itself stays out of the message, because messages end up in logs.
        if (at >= 0) throw new GateFailure(`${path.posix.normalize(file)} at character ${at}`, `holds ${name}`);
      }
    }
    return `${files.length} text files, ${patterns.length} patterns`;
  }
};
