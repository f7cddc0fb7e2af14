import type { Db, Tx } from '../../database/schema';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { findKnownKinds, saveKnownOrigin } from './knownOrigin.repository';

/** Number of addresses and of devices per account: home, office, the phone's recent ones. */
const MAX_PER_KIND = 20;

/** Origin of a request. */
export interface RequestOrigin {
  address: string;
  /** Random id that the client created at its first use; secret. */
  deviceId?: string | undefined;
}

/** Origin of an attempt, and how far the account knows it. */
export interface Origin {
  /** Name under which attempts from there are counted. */
  name: string;
  address: string;
  trust: 'device' | 'address' | 'none';
}

interface OriginDeps {
  db: Db | Tx;
  secret: ServerSecret;
}

/** Returns the origin of a request for an account; without an account no origin is known. */
export async function originFor(
  { db, secret }: OriginDeps,
  userId: string | undefined,
  origin: RequestOrigin
): Promise<Origin> {
  const { address, deviceId } = origin;
  const digests = digestsOf(secret, origin).map(({ digest }) => digest);
  // Queried without an account too, so that it takes the same time.
  const known = await findKnownKinds(db, userId ?? '', digests);
  if (known.includes('device')) return { name: `device:${deviceId}`, address, trust: 'device' };
  return { name: `address:${address}`, address, trust: known.includes('address') ? 'address' : 'none' };
}

/** Returns the origin of a session, which is known. */
export function sessionOrigin(address: string): Origin {
  return { name: 'session', address, trust: 'device' };
}

/** Stores the origin of a successful login. */
export async function saveKnownOrigins(
  { db, secret }: OriginDeps,
  userId: string,
  origin: RequestOrigin,
  nowMs: number
): Promise<void> {
  for (const digest of digestsOf(secret, origin)) {
    await saveKnownOrigin(db, { userId, ...digest, nowMs }, MAX_PER_KIND);
  }
}

function digestsOf(secret: ServerSecret, { address, deviceId }: RequestOrigin) {
  const digests = [{ kind: 'address' as const, digest: secret.digest(`known-address:${address}`) }];
  if (deviceId === undefined) return digests;
  return [...digests, { kind: 'device' as const, digest: secret.digest(`known-device:${deviceId}`) }];
}
