import { operatorToken } from './server';

let count = 0;

/**
 * Publishes a flash as an operator does. Returns its title, which is unique within a run.
 * @throws Error when the server refuses it
 */
export async function publishFlash(url: string, what: string): Promise<string> {
  count += 1;
  const title = `${what} ${Date.now() % 1_000_000}-${count}`;
  const response = await fetch(`${url}/api/operator/flash/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      id: `journey-${Date.now()}-${count}`,
      title,
      content: '',
      importance: 1,
      topic: 'trade',
      varietyIds: [],
      source: '口岸快报'
    })
  });
  const { code } = (await response.json()) as { code: number };
  if (code !== 200) throw new Error(`the flash was answered with code ${code}`);
  return title;
}
