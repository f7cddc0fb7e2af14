/** Sends a GET call (path and query) beside the app and returns its data. @throws Error for an error response */
export async function apiRequest<T>(site: string, call: string, token?: string): Promise<T> {
  const response = await fetch(site + call, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  const { code, data } = (await response.json()) as { code: number; data: T };
  if (code !== 200) throw new Error(`${call} was answered ${code}`);
  return data;
}
