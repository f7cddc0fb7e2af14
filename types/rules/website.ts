/** An address of a site that can be opened safely: https, a name with a dot, no user, at most 200 characters. */
export function isWebsite(text: string): boolean {
  return (
    text.length <= 200 &&
    /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(:\d{1,5})?([/?#][^\s"'<>\\]*)?$/i.test(text)
  );
}
