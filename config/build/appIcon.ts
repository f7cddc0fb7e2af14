const RED = '#ED4940';
/** Seven petals of a star anise, with a needle of a compass in place of the eighth: the mark of src/components/Logo.module.scss. */
const petal =
  'M0 1.5C-4-5-8-14-6.5-23.5Q-5-31 0-35Q5-31 6.5-23.5C8-14 4-5 0 1.5zM0-29C-2.8-24-2.8-17.5 0-12.5C2.8-17.5 2.8-24 0-29z';
const needle = 'M0 1.5C-3.5-4-5-10-5-17H-11L0-38 11-17H5C5-10 3.5-4 0 1.5z';
const petalAngles = [0, 90, 135, 180, 225, 270, 315];

/** Share of a maskable icon that every mask shows is a circle of 80 %: the drawing of 76 of 96 units shrinks into it. */
const MASKABLE_SCALE = 0.78;

/**
 * Returns the app's icon as SVG, 96 units wide.
 * @param isFull draws the ground to the edges, for systems that cut an icon to a shape of their own
 */
export function appIcon({ isFull = false }: { isFull?: boolean } = {}): string {
  const ground = isFull
    ? `<path fill="${RED}" d="M0 0H96V96H0z"/>`
    : `<path fill="${RED}" d="M48 2C82 2 94 14 94 48S82 94 48 94 2 82 2 48 14 2 48 2z"/>`;
  const petals = petalAngles.map((angle) => `<path fill-rule="evenodd" transform="rotate(${angle})" d="${petal}"/>`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
    `${ground}<g transform="translate(48 48) scale(${isFull ? MASKABLE_SCALE : 1})">` +
    `<g fill="#fff">${petals.join('')}</g><path fill="#FFD98A" transform="rotate(45)" d="${needle}"/></g></svg>`
  );
}
