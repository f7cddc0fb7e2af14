import { countLockWaits } from './lockWait';
import type { TestApp } from './testApp';
import { waitUntil } from './waitUntil';

/** A company that its owner dissolves. */
export interface DissolvedCompany {
  id: string;
  owner: { id: string; token: string };
}

/**
 * Dissolves a company by its owner's call, which stops when it has locked the company and changed nothing; sends another
 * call then, and lets the dissolution end when the other one waits for it, or has been answered.
 * @returns the answer to the other call
 * @throws Error when one of the two fails, as the one does that a deadlock aborts
 */
export async function sendDuringDissolution<T>(
  server: TestApp,
  { id, owner }: DissolvedCompany,
  send: () => Promise<T>
): Promise<T> {
  const { name } = await server.db.selectFrom('company').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  const sent = await server.db.transaction().execute(async (tx) => {
    // The dissolution locks the company first, then its members, and waits for this one.
    await tx.selectFrom('user_account').select('id').where('id', '=', owner.id).forNoKeyUpdate().execute();
    const dissolution = server.api.call('POST /api/front/team/dissolve', { id, name }, { token: owner.token });
    await waitUntil(async () => (await countLockWaits(server.db)) === 1);
    let isAnswered = false;
    const answer = send().finally(() => {
      isAnswered = true;
    });
    await waitUntil(async () => isAnswered || (await countLockWaits(server.db)) === 2);
    return { answer, dissolution };
  });
  const [answer] = await Promise.all([sent.answer, sent.dissolution]);
  return answer;
}
