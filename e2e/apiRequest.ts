/** What the server answers to a GET call, asked beside the app: path and query. Throws for a refusal. */
export async function apiRequest<T>(site: string, call: string, token?: string): Promise<T> {
  const response = await fetch(site + call, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  const { code, data } = (await response.json()) as { code: number; data: T };
  if (code !== 200) throw new Error(`${call} was answered ${code}`);
  return data;
}
