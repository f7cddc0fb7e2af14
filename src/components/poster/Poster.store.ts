import { makeAutoObservable } from 'mobx';
import { Resource } from '@/request/Resource';

/** Picture of one poster sheet. Lives as long as the component that shows it. */
export class PosterStore {
  private readonly drawing: Resource<string>;

  /** @param render draws the poster and resolves to the address of the picture */
  constructor(render: () => Promise<string>) {
    this.drawing = new Resource(render);
    makeAutoObservable<this, 'drawing'>(this, { drawing: false }, { autoBind: true });
  }

  /** Address of the finished picture; empty before. */
  get picture(): string {
    return this.drawing.value ?? '';
  }

  /** Error of the last drawing; undefined for none. */
  get error(): unknown {
    return this.drawing.error;
  }

  get phase(): 'drawing' | 'ready' | 'failed' {
    if (this.picture) return 'ready';
    return this.error === undefined ? 'drawing' : 'failed';
  }

  /** Draws the poster again; the result of an earlier drawing is dropped. Never rejects. */
  async draw(): Promise<void> {
    this.drawing.clear();
    await this.drawing.load();
  }
}
