/**
 * Sends a GET call directly, not through the app, and returns its data.
 * @throws Error for an error response
 */
export async function apiRequest<T>(site: string, pathAndQuery: string, token?: string): Promise<T> {
  const response = await fetch(site + pathAndQuery, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  const { code, data } = (await response.json()) as { code: number; data: T };
  if (code !== 200) throw new Error(`${pathAndQuery} was answered ${code}`);
  return data;
}
