import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Region, RegionPath } from '@contract/region';
import { Resource } from '@/request/Resource';

interface RegionApi {
  getRegions(): Promise<Region[]>;
}

/** Path from the country to a district while the user chooses it. Lives as long as the sheet's owner. */
export class RegionChoiceStore {
  private readonly regions: Resource<Region[]>;
  /** Chosen region of each level, from the province down. */
  private chosen: Region[] = [];

  constructor(
    api: RegionApi,
    /** Number of levels to choose; 2 ends at the city. */
    private readonly depth: 1 | 2 | 3 = 3
  ) {
    this.regions = new Resource(() => api.getRegions(), { audience: 'everyone' });
    makeAutoObservable<this, 'depth' | 'regions' | 'chosen'>(
      this,
      { depth: false, regions: false, chosen: observableRef },
      { autoBind: true }
    );
  }

  get isLoaded(): boolean {
    return this.regions.value !== null;
  }

  get error(): unknown {
    return this.regions.error;
  }

  /** Regions that can be chosen at the current level. */
  get options(): readonly Region[] {
    if (this.isComplete) return this.lastLevel;
    return this.chosen[this.chosen.length - 1]?.children ?? this.tree;
  }

  /** Names of the chosen regions, including a name that repeats its parent's (北京市, 北京市). */
  get steps(): readonly string[] {
    return this.chosen.map(({ name }) => name);
  }

  /** Code of the last chosen region, which is marked in the list. */
  get code(): string | undefined {
    return this.chosen[this.chosen.length - 1]?.code;
  }

  get isComplete(): boolean {
    const last = this.chosen[this.chosen.length - 1];
    return last !== undefined && (this.chosen.length === this.depth || last.children === undefined);
  }

  get path(): RegionPath | undefined {
    return this.isComplete ? (this.currentPath ?? undefined) : undefined;
  }

  /** The region chosen so far, including everything inside it; null for the whole country. */
  get currentPath(): RegionPath | null {
    const last = this.chosen[this.chosen.length - 1];
    if (!last) return null;
    return { code: last.code, names: this.steps.filter((name, level) => name !== this.steps[level - 1]) };
  }

  /** Loads the regions and restores the path to `code`. Never rejects: a failure is in `error`. */
  async open(code: string | undefined): Promise<void> {
    if (!(await this.regions.load())) return;
    runInAction(() => (this.chosen = code === undefined ? [] : pathTo(this.tree, code).slice(0, this.depth)));
  }

  /** Chooses a region, and also its child when that is the only one, such as 北京市 in 北京市. */
  choose(region: Region): void {
    const above = this.isComplete ? this.chosen.slice(0, -1) : this.chosen;
    const [only, ...others] = region.children ?? [];
    const goesOn = only !== undefined && others.length === 0 && above.length + 1 < this.depth;
    this.chosen = goesOn ? [...above, region, only] : [...above, region];
  }

  /** Returns to a level to choose again. */
  returnToLevel(level: number): void {
    this.chosen = this.chosen.slice(0, level);
  }

  private get tree(): readonly Region[] {
    return this.regions.value ?? [];
  }

  /** Regions that the last choice was made from. */
  private get lastLevel(): readonly Region[] {
    return this.chosen[this.chosen.length - 2]?.children ?? this.tree;
  }
}

function pathTo(regions: readonly Region[], code: string): Region[] {
  for (const region of regions) {
    if (region.code === code) return [region];
    const below = pathTo(region.children ?? [], code);
    if (below.length > 0) return [region, ...below];
  }
  return [];
}
