import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createPrivateFile, makePrivateFolder, replacePrivateFile } from './privateFile';

const FILE = 'encrypt-private.pem';
const MODULUS_BITS = 2048;
const RECHECK_AFTER_MS = 1000;

const generate = promisify(generateKeyPair);

export interface KeyPair {
  privateKey: KeyObject;
  /** PEM, SPKI. */
  publicPem: string;
}

/**
 * RSA pair of the installation. The file is authoritative: `keys:rotate` replaces it and running servers notice, with
 * at most one check a second.
 */
export class KeyRing {
  private pair: KeyPair;
  private version: string;
  private checkedAtMs = 0;
  private readonly listeners: (() => void)[] = [];

  private constructor(
    private readonly file: string,
    private readonly nowMs: () => number
  ) {
    this.version = fileVersion(file);
    this.pair = readKeyPair(file);
  }

  /** Opens the pair of a folder, creating folder (0700) and pair (0600) at the first start. */
  static async open(folder: string, nowMs: () => number = Date.now): Promise<KeyRing> {
    await makePrivateFolder(folder);
    const file = path.join(folder, FILE);
    await createPrivateFile(file, newPrivatePem);
    return new KeyRing(file, nowMs);
  }

  /** Calls back after another pair is in use. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  current(): KeyPair {
    if (this.nowMs() - this.checkedAtMs >= RECHECK_AFTER_MS) this.recheck();
    return this.pair;
  }

  /** Checks the file now. Returns true when another pair is in use. */
  recheck(): boolean {
    this.checkedAtMs = this.nowMs();
    try {
      const version = fileVersion(this.file);
      if (version === this.version) return false;
      this.pair = readKeyPair(this.file);
      this.version = version;
    } catch {
      // The file is missing or unreadable: the pair in memory stays in use.
      return false;
    }
    this.listeners.forEach((listener) => listener());
    return true;
  }
}

/**
 * Replaces the pair by a new one.
 * @returns the new public key (PEM)
 */
export async function rotateKeys(folder: string): Promise<string> {
  await makePrivateFolder(folder);
  const file = path.join(folder, FILE);
  await replacePrivateFile(file, await newPrivatePem());
  return readKeyPair(file).publicPem;
}

async function newPrivatePem(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: MODULUS_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function fileVersion(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  return `${ino}:${mtimeMs}:${size}`;
}

function readKeyPair(file: string): KeyPair {
  const privateKey = createPrivateKey(readFileSync(file));
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  return { privateKey, publicPem };
}
