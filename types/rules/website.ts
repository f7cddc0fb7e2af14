/** Returns whether the text is a safe website URL: https, a dotted host name, no user info, at most 200 characters. */
export function isWebsite(text: string): boolean {
  return (
    text.length <= 200 &&
    /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(:\d{1,5})?([/?#][^\s"'<>\\]*)?$/i.test(text)
  );
}
