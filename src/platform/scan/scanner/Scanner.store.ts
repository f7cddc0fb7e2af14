import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { shortCodeOf } from '@/lib/shortCodeOf';
import { routes } from '@/routes';
import { pickPhotos, releaseFile } from '../../filePicker';
import { loadImage } from '../../h5/loadImage';
import { readPermissions } from '../../permissions';
import { siteUrl } from '../../siteUrl';
import { Camera, type CameraError, cameraErrorOf } from './Camera';
import { drawToCanvas, frameDecoder, pictureDecoder } from './codeDecoder';

/** `purpose`: the system will ask for the camera, so its use is explained first. */
type Phase = 'purpose' | 'starting' | 'looking' | CameraError;

/** Results, except for a cancellation. */
interface ScanCallbacks {
  onRead(text: string): void;
  /** The decoder failed to load. */
  onFail(error: Error): void;
}

/** Interval of scans, ms. */
const SCAN_INTERVAL_MS = 120;
/** Longer side of a frame, px: enough for a code that fills a fifth of the picture. */
const FRAME_PX = 1000;
const PICTURE_PX = 1600;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Scans until it has read one code. Lives as long as its dialog. */
export class ScannerStore {
  phase: Phase = 'starting';
  /** Stream of the camera. */
  stream: MediaStream | undefined = undefined;
  hasTorch = false;
  isTorchOn = false;
  /** True when the last chosen picture has no readable code. */
  hasNoCode = false;
  /** True when the last typed text cannot be a printed code. */
  isNotCode = false;
  private isDone = false;

  constructor(
    private readonly end: ScanCallbacks,
    private readonly camera = new Camera()
  ) {
    makeAutoObservable<this, 'end' | 'camera' | 'isDone'>(
      this,
      { stream: observableRef, end: false, camera: false, isDone: false },
      { autoBind: true }
    );
  }

  /** Opens the camera where it is allowed already. Never rejects. */
  async begin(): Promise<void> {
    const camera = (await readPermissions()).get('camera');
    if (camera === 'granted') await this.openCamera();
    else runInAction(() => (this.phase = camera === 'denied' ? 'refused' : 'purpose'));
  }

  /** Never rejects: a failure is a phase. */
  async openCamera(): Promise<void> {
    this.phase = 'starting';
    try {
      const stream = await this.camera.open();
      if (!stream) return;
      runInAction(() => {
        this.stream = stream;
        this.hasTorch = this.camera.hasTorch;
        this.phase = 'looking';
      });
    } catch (error) {
      console.warn('the camera was not opened', error);
      runInAction(() => (this.phase = cameraErrorOf(error)));
    }
  }

  /** Scans the frames of this element until a code is read or the camera ends. Never rejects. */
  async scanFrames(video: HTMLVideoElement): Promise<void> {
    const { stream } = this;
    try {
      const read = await frameDecoder();
      const canvas = document.createElement('canvas');
      while (stream && this.stream === stream) {
        const text = await read(drawToCanvas(canvas, video, FRAME_PX));
        if (this.stream === stream && this.accept(text)) return;
        await pause(SCAN_INTERVAL_MS);
      }
    } catch (error) {
      if (!this.isDone) this.end.onFail(error as Error);
    }
  }

  /** Never rejects. A picture that this browser cannot decode has no code. */
  async choosePicture(): Promise<void> {
    const [photo] = await pickPhotos(1);
    if (!photo || this.isDone) return;
    runInAction(() => {
      this.hasNoCode = false;
      this.isNotCode = false;
    });
    try {
      const picture = await loadImage(photo.path);
      const read = await pictureDecoder();
      const text = picture && (await read(drawToCanvas(document.createElement('canvas'), picture, PICTURE_PX)));
      if (!this.accept(text)) runInAction(() => (this.hasNoCode = true));
    } catch (error) {
      if (!this.isDone) this.end.onFail(error as Error);
    } finally {
      releaseFile(photo.path);
    }
  }

  /** Reads the code that is printed below the code of a card, as if that had been scanned. */
  enterCode(text: string): void {
    const code = shortCodeOf(text);
    this.hasNoCode = false;
    this.isNotCode = code === undefined;
    this.accept(code && siteUrl(`${routes['vcard.shareMiddlePage']}?code=${code}`));
  }

  /** Some devices report a torch that they then refuse to turn on: it is not offered again. */
  async toggleTorch(): Promise<void> {
    const isOn = !this.isTorchOn;
    try {
      await this.camera.setTorch(isOn);
      runInAction(() => (this.isTorchOn = isOn));
    } catch {
      runInAction(() => (this.hasTorch = false));
    }
  }

  /** Stops the camera while the page is hidden. */
  setVisible(isVisible: boolean): void {
    if (this.phase !== 'starting' && this.phase !== 'looking') return;
    if (isVisible) {
      void this.openCamera();
    } else {
      this.closeCamera();
      this.phase = 'starting';
    }
  }

  dispose(): void {
    this.isDone = true;
    this.closeCamera();
  }

  private closeCamera(): void {
    this.camera.close();
    this.stream = undefined;
    this.hasTorch = false;
    this.isTorchOn = false;
  }

  private accept(text: string | undefined): boolean {
    if (!text || this.isDone) return false;
    this.isDone = true;
    this.end.onRead(text);
    return true;
  }
}
