/** The full address of an uploaded picture: the server names those that it keeps itself by their path. */
export const uploadUri = (url: string): string => (url.startsWith('/') ? `${API_HOST}${url}` : url);
