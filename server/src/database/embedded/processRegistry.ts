import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, processStartTime } from './processInfo';

/**
 * The processes that use a cluster: one file each, named by the id of the process and containing its start time,
 * because the system reuses ids.
 */
export class ProcessRegistry {
  private readonly folder: string;

  constructor(clusterFolder: string) {
    this.folder = path.join(clusterFolder, 'users');
    mkdirSync(this.folder, { recursive: true, mode: 0o755 });
  }

  /** Registers this process, and removes killed ones. */
  register(): void {
    this.hasLiveProcesses();
    writeFileSync(this.fileOf(process.pid), processStartTime(process.pid));
  }

  unregister(): void {
    rmSync(this.fileOf(process.pid), { force: true });
  }

  /** Whether any process uses the cluster. */
  hasLiveProcesses(): boolean {
    const living = readdirSync(this.folder).filter((name) => {
      const isUser =
        isAlive(Number(name)) && readFileSync(this.fileOf(name), 'utf8') === processStartTime(Number(name));
      if (!isUser) rmSync(this.fileOf(name), { force: true });
      return isUser;
    });
    return living.length > 0;
  }

  private fileOf(pid: number | string): string {
    return path.join(this.folder, String(pid));
  }
}
