/** Reason without a camera picture: the user or the system refused, or there is no camera. */
export type CameraError = 'refused' | 'missing';

/** Missing in TypeScript's own types: only some browsers support it. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean };

const constraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } }
};

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/** The camera at the back of the device; `close` turns it off, also while it is being opened. */
export class Camera {
  private stream: MediaStream | undefined;
  /** Counts openings: a stream that arrives after `close` is stopped at once. */
  private generation = 0;

  /**
   * Resolves with undefined when it was closed meanwhile.
   * @throws DOMException without a camera, or without permission for it: see `cameraErrorOf`
   */
  async open(): Promise<MediaStream | undefined> {
    this.close();
    const { generation } = this;
    const stream = await navigator.mediaDevices.getUserMedia(constraints);
    if (generation !== this.generation) {
      stop(stream);
      return undefined;
    }
    this.stream = stream;
    return stream;
  }

  get hasTorch(): boolean {
    const capabilities: TorchCapabilities | undefined = this.stream?.getVideoTracks()[0]?.getCapabilities?.();
    return capabilities?.torch === true;
  }

  /** @throws DOMException when the system refuses */
  async setTorch(torch: boolean): Promise<void> {
    const advanced = [{ torch } as MediaTrackConstraintSet];
    await this.stream?.getVideoTracks()[0]?.applyConstraints({ advanced });
  }

  close(): void {
    this.generation += 1;
    if (this.stream) stop(this.stream);
    this.stream = undefined;
  }
}

/** Returns why the camera failed to open. Over http browsers have no `mediaDevices` at all, which counts as missing. */
export function cameraErrorOf(error: unknown): CameraError {
  const { name } = error as { name?: string };
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing';
}
