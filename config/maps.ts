/**
 * Public URL templates of map providers with the placeholders `{lat}`, `{lng}` (GCJ-02 degrees), `{name}` and
 * `{address}`.
 */
const known = {
  amap: 'https://uri.amap.com/marker?position={lng},{lat}&name={name}&coordinate=gaode&callnative=1&src=xiangshi',
  tencent: 'https://apis.map.qq.com/uri/v1/marker?marker=coord:{lat},{lng};title:{name};addr:{address}&referer=xiangshi'
};

type MapName = keyof typeof known;

const isKnown = (name: string): name is MapName => Object.keys(known).includes(name);

/**
 * Returns the map providers that the browser offers, in the order of the comma-separated `MAPS`.
 * @throws Error when `MAPS` contains an unknown provider, which stops the build
 */
export function maps(): { name: MapName; url: string }[] {
  const names = (process.env.MAPS ?? 'amap,tencent').split(',').map((name) => name.trim());
  return names.map((name) => {
    if (!isKnown(name)) throw new Error(`MAPS: "${name}" is none of ${Object.keys(known).join(', ')}`);
    return { name, url: known[name] };
  });
}
