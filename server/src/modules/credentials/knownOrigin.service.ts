import type { Db, Tx } from '../../database/schema';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { findKnownKinds, saveKnownOrigin } from './knownOrigin.repository';

/** As many addresses, and as many devices, as an account remembers: home, office, the phone's of these weeks. */
const MAX_PER_KIND = 20;

/** Where a request comes from. */
export interface RequestOrigin {
  address: string;
  /** What the client made up at random when it was first used; nobody else knows it. */
  deviceId?: string | undefined;
}

/** Where a try comes from, and how far the account knows it. */
export interface Origin {
  /** What tries from there are counted under. */
  name: string;
  address: string;
  trust: 'device' | 'address' | 'none';
}

interface OriginDeps {
  db: Db | Tx;
  secret: ServerSecret;
}

/** The place of a request for an account; undefined is nobody's account, which knows no place. */
export async function originFor(
  { db, secret }: OriginDeps,
  userId: string | undefined,
  origin: RequestOrigin
): Promise<Origin> {
  const { address, deviceId } = origin;
  const digests = digestsOf(secret, origin).map(({ digest }) => digest);
  // Asked for nobody's account too: it takes as long.
  const known = await findKnownKinds(db, userId ?? '', digests);
  if (known.includes('device')) return { name: `device:${deviceId}`, address, trust: 'device' };
  return { name: `address:${address}`, address, trust: known.includes('address') ? 'address' : 'none' };
}

/** The place of a session: who has it is known. */
export function sessionOrigin(address: string): Origin {
  return { name: 'session', address, trust: 'device' };
}

/** A login went right from here. */
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
