interface FakeCamera {
  /** What the camera sees, or the picture that is chosen; empty for no code. */
  visibleCode: string;
  /** What the system says about the camera. */
  permission: PermissionState;
  /** Makes the opening of the camera fail with this name. */
  errorName: string;
  /** How often the camera was asked for, and how many of its lights are on. */
  openCount: number;
  activeLights: number;
  /** The dialog of the scanner, if it is open. */
  dialog(): HTMLDialogElement | null;
  /** Taps what says this in the dialog. Throws when nothing does. */
  tap(text: string): void;
  has(text: string): boolean;
}

const define = (target: object, values: object) =>
  Object.entries(values).forEach(([name, value]) =>
    Object.defineProperty(target, name, { value: value as unknown, configurable: true, writable: true })
  );

/** What a browser brings for scanning and jsdom does not: a camera, a reader of codes, dialogs, pictures, videos. */
export function fakeCamera(): FakeCamera {
  const elements = () => [...(camera.dialog()?.querySelectorAll<HTMLElement>('*') ?? [])];
  const find = (text: string) =>
    elements().find((one) => one.textContent === text || one.getAttribute('aria-label') === text);
  const camera: FakeCamera = {
    visibleCode: '',
    permission: 'granted',
    errorName: '',
    openCount: 0,
    activeLights: 0,
    dialog: () => document.querySelector('dialog'),
    tap(text) {
      const found = find(text);
      if (!found) throw new Error(`"${text}" is not in the scanner: ${camera.dialog()?.textContent}`);
      found.click();
    },
    has: (text) => find(text) !== undefined
  };
  const open = () => {
    camera.openCount += 1;
    if (camera.errorName) return Promise.reject(Object.assign(new Error(), { name: camera.errorName }));
    camera.activeLights += 1;
    const stop = () => {
      camera.activeLights -= 1;
    };
    return Promise.resolve({ getTracks: () => [{ stop }], getVideoTracks: () => [{}] });
  };
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => Promise.resolve(camera.visibleCode ? [{ rawValue: camera.visibleCode }] : []);
  }
  define(window, { BarcodeDetector });
  define(navigator, {
    mediaDevices: { getUserMedia: open },
    permissions: { query: () => Promise.resolve({ state: camera.permission }) }
  });
  define(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage: () => undefined }) });
  define(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  define(HTMLVideoElement.prototype, { play: () => Promise.resolve() });
  define(HTMLDialogElement.prototype, {
    showModal: () => undefined,
    close(this: HTMLDialogElement) {
      this.dispatchEvent(new Event('close'));
    }
  });
  define(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  return camera;
}
