import { loadOnDemandPackage } from './asyncPackages';

const parts: Record<string, unknown> = {};

/** Called by the package itself when it runs: functions by the names that they are asked for with. */
export function passParts(passed: Record<string, unknown>): void {
  Object.assign(parts, passed);
}

/**
 * Returns a function of the package async/onDemand, which has what a launch seldom runs. Its first module names them all
 * (src/onDemand.weapp.ts).
 * @throws Error when the package did not arrive
 */
export async function onDemand<Part>(name: string): Promise<Part> {
  await loadOnDemandPackage();
  return parts[name] as Part;
}
