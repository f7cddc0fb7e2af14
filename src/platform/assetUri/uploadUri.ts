/** Returns the full address of an uploaded picture: the server names its own files by their path. */
export const uploadUri = (url: string): string => (url.startsWith('/') ? `${API_HOST}${url}` : url);
