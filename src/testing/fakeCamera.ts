interface FakeCamera {
  /** Content of the code in the camera view or the chosen picture; empty for none. */
  visibleCode: string;
  /** System permission of the camera. */
  permission: PermissionState;
  /** Name of the error with which opening the camera fails; empty for success. */
  errorName: string;
  /** Number of times the camera was opened; `activeLights` is the number of open cameras. */
  openCount: number;
  activeLights: number;
  /** Returns the scanner's dialog, or null when closed. */
  dialog(): HTMLDialogElement | null;
  /**
   * Taps the element with this text or label in the dialog.
   * @throws Error when there is none
   */
  tap(text: string): void;
  has(text: string): boolean;
}

const define = (target: object, values: object) =>
  Object.entries(values).forEach(([name, value]) =>
    Object.defineProperty(target, name, { value: value as unknown, configurable: true, writable: true })
  );

/** Mocks the browser features for scanning that jsdom lacks: camera, barcode detector, dialogs, images and videos. */
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
