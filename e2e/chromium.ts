import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's package of Chromium without windows: a quarter less time for the journeys. */
const PACKAGE = 'chromium-headless-shell';

const candidatePaths = [
  process.env.CHROMIUM,
  `/usr/bin/${PACKAGE}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
];

const find = () => candidatePaths.find((file) => file !== undefined && file !== '' && existsSync(file));

/** Whether a font draws Chinese; without one its letters are narrow boxes, and layouts are measured wrongly. */
function hasChineseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh']).length > 0;
  } catch {
    return false;
  }
}

/**
 * Returns the path of the machine's browser. On Debian, as root, a missing browser or Chinese font is installed.
 * @throws Error with the way to install a browser, when there is none
 */
export function chromium(): string {
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0 && !(find() !== undefined && hasChineseFont())) {
    console.log('… installing Chromium and a Chinese font');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const packages = [...(find() === undefined ? [PACKAGE] : []), 'fontconfig', 'fonts-noto-cjk'];
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit' });
  }
  const found = find();
  if (found !== undefined) return found;
  throw new Error('No Chromium found: install Chromium or Google Chrome, or set CHROMIUM to its program file.');
}

/** Keeps the browser off the network: everything that it needs is on loopback. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
];
