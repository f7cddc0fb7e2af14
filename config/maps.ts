/** Public addresses of maps; `{lat}`, `{lng}` (GCJ-02 degrees), `{name}` and `{address}` are put in. */
const known = {
  amap: 'https://uri.amap.com/marker?position={lng},{lat}&name={name}&coordinate=gaode&callnative=1&src=xiangshi',
  tencent: 'https://apis.map.qq.com/uri/v1/marker?marker=coord:{lat},{lng};title:{name};addr:{address}&referer=xiangshi'
};

type MapName = keyof typeof known;

const isKnown = (name: string): name is MapName => Object.keys(known).includes(name);

/** The maps that a browser offers, in the order of MAPS (commas between); stops the build on an unknown one. */
export function maps(): { name: MapName; url: string }[] {
  const names = (process.env.MAPS ?? 'amap,tencent').split(',').map((name) => name.trim());
  return names.map((name) => {
    if (!isKnown(name)) throw new Error(`MAPS: "${name}" is none of ${Object.keys(known).join(', ')}`);
    return { name, url: known[name] };
  });
}
