import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { readPermissions } from '../../permissions';
import { pickPhotos, releaseFile } from '../../filePicker';
import { loadImage } from '../../h5/loadImage';
import { Camera, cameraErrorOf, type CameraError } from './Camera';
import { drawToCanvas, frameDecoder, pictureDecoder } from './codeDecoder';

/** `purpose`: the system will ask for the camera, so the person is told first what it is for. */
type Phase = 'purpose' | 'starting' | 'looking' | CameraError;

/** How it ends, unless the person turns back. */
interface ScanCallbacks {
  onRead(text: string): void;
  /** The reader was not loaded. */
  onFail(error: Error): void;
}

/** Between two looks at what the camera sees, in ms. */
const SCAN_INTERVAL_MS = 120;
/** Px of the longer side: enough for a code that fills a fifth of the picture. */
const FRAME_PX = 1000;
const PICTURE_PX = 1600;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks for a code until it has read one, once. Lives as long as its dialog. */
export class ScannerStore {
  phase: Phase = 'starting';
  /** What the camera sees. */
  stream: MediaStream | undefined = undefined;
  hasTorch = false;
  isTorchOn = false;
  /** The picture that was chosen last has no code that can be read. */
  hasNoCode = false;
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

  /** Never rejects: what is in the way is the phase. */
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

  /** Reads what the camera shows in this element until there is something or the camera goes. Never rejects. */
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

  /** Never rejects. A picture that this browser cannot draw has no code. */
  async choosePicture(): Promise<void> {
    const [photo] = await pickPhotos(1);
    if (!photo || this.isDone) return;
    runInAction(() => (this.hasNoCode = false));
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

  /** Some devices name a light that they then do not let us turn on: it is not offered again. */
  async toggleTorch(): Promise<void> {
    const isOn = !this.isTorchOn;
    try {
      await this.camera.setTorch(isOn);
      runInAction(() => (this.isTorchOn = isOn));
    } catch {
      runInAction(() => (this.hasTorch = false));
    }
  }

  /** The page is hidden or seen again: nobody is filmed who does not look. */
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
