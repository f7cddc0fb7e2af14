import type { Db, Tx } from '../../database/schema';
import type { ServerSecret } from '../secureChannel/serverSecret';
import { findKnownKinds, saveKnownPlace } from './knownPlace.repository';

/** As many addresses, and as many devices, as an account remembers: home, office, the phone's of these weeks. */
const MOST_OF_A_KIND = 20;

/** Where a request comes from. */
export interface Origin {
  address: string;
  /** What the client made up at random when it was first used; nobody else knows it. */
  deviceId?: string | undefined;
}

/** Where a try comes from, and how far the account knows it. */
export interface Place {
  /** What tries from there are counted under. */
  name: string;
  address: string;
  trust: 'device' | 'address' | 'none';
}

interface PlaceDeps {
  db: Db | Tx;
  secret: ServerSecret;
}

/** The place of a request for an account; undefined is nobody's account, which knows no place. */
export async function placeFor({ db, secret }: PlaceDeps, userId: string | undefined, origin: Origin): Promise<Place> {
  const { address, deviceId } = origin;
  const digests = digestsOf(secret, origin).map(({ digest }) => digest);
  // Asked for nobody's account too: it takes as long.
  const known = await findKnownKinds(db, userId ?? '', digests);
  if (known.includes('device')) return { name: `device:${deviceId}`, address, trust: 'device' };
  return { name: `address:${address}`, address, trust: known.includes('address') ? 'address' : 'none' };
}

/** The place of a session: who has it is known. */
export function placeOfSession(address: string): Place {
  return { name: 'session', address, trust: 'device' };
}

/** A login went right from here. */
export async function noteKnownPlace(
  { db, secret }: PlaceDeps,
  userId: string,
  origin: Origin,
  nowMs: number
): Promise<void> {
  for (const place of digestsOf(secret, origin)) {
    await saveKnownPlace(db, { userId, ...place, nowMs }, MOST_OF_A_KIND);
  }
}

function digestsOf(secret: ServerSecret, { address, deviceId }: Origin) {
  const places = [{ kind: 'address' as const, digest: secret.digest(`known-address:${address}`) }];
  if (deviceId === undefined) return places;
  return [...places, { kind: 'device' as const, digest: secret.digest(`known-device:${deviceId}`) }];
}
