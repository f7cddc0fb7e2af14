const MAX_BYTES = 32 * 1024 * 1024;

/** The pictures used last, in memory. */
export class KeptPictures {
  private readonly pictures = new Map<string, Buffer>();
  private readonly drawing = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  constructor(private readonly maxBytes = MAX_BYTES) {}

  /** Returns a picture, drawn unless it is kept or being drawn. A failed drawing is not kept. */
  async get(version: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.pictures.get(version);
    if (kept !== undefined) {
      // The order of the map is that of the last use.
      this.pictures.delete(version);
      this.pictures.set(version, kept);
      return kept;
    }
    const running = this.drawing.get(version);
    if (running !== undefined) return running;
    const drawn = draw();
    this.drawing.set(version, drawn);
    try {
      const picture = await drawn;
      this.keep(version, picture);
      return picture;
    } finally {
      this.drawing.delete(version);
    }
  }

  private keep(version: string, picture: Buffer): void {
    this.pictures.set(version, picture);
    this.bytes += picture.length;
    for (const [oldest, { length }] of this.pictures) {
      if (this.bytes <= this.maxBytes) return;
      this.pictures.delete(oldest);
      this.bytes -= length;
    }
  }
}
